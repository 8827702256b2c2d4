package io.consumerproof.junit.culprit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassFileTest {

    /** Has a call behind both kinds of switch, in a lambda, and as a method reference. */
    static final class Example {
        Supplier<UUID> ids = UUID::randomUUID;

        long now(int dense, String sparse) {
            switch (dense) {
                case 1, 2, 3 -> dense++;
                default -> dense--;
            }
            switch (sparse) {
                case "a", "xyz" -> dense++;
                default -> dense--;
            }
            return dense + System.nanoTime();
        }

        Supplier<Long> later() {
            return () -> System.currentTimeMillis();
        }
    }

    private static ClassFile read(Class<?> type) throws IOException {
        try (InputStream bytes =
                type.getResourceAsStream(type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class")) {
            return ClassFile.read(bytes);
        }
    }

    @Test
    void calls_are_told_with_method_and_line() throws IOException {
        List<String> calls =
                read(Example.class).calls().stream().map(Call::toString).toList();

        String example = "io\\.consumerproof\\.junit\\.culprit\\.ClassFileTest\\$Example";
        assertThat(calls)
                .anyMatch(
                        call -> call.matches(example + "\\.now\\(ClassFileTest\\.java:\\d+\\) calls System\\.nanoTime"))
                .anyMatch(call -> call.matches(
                        example + "\\.later\\(ClassFileTest\\.java:\\d+\\) calls System\\.currentTimeMillis"))
                .anyMatch(call -> call.matches(example + "\\(ClassFileTest\\.java:\\d+\\) calls UUID\\.randomUUID"));
    }

    @Test
    void every_class_of_the_jdk_can_be_read_to_its_end() throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base", "java");
        int calls = 0;
        try (Stream<Path> files = Files.walk(base)) {
            for (Path each :
                    files.filter(file -> file.toString().endsWith(".class")).toList()) {
                ClassFile read = ClassFile.read(new ByteArrayInputStream(Files.readAllBytes(each)));
                assertThat(read.name().replace('.', '/') + ".class")
                        .isEqualTo(each.subpath(2, each.getNameCount()).toString());
                for (Call call : read.calls()) {
                    assertThat(call.descriptor()).startsWith("(");
                    calls++;
                }
            }
        }
        assertThat(calls).isGreaterThan(50_000);
    }

    @Test
    void what_is_no_class_file_is_refused() {
        assertThatThrownBy(() -> ClassFile.read(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8})))
                .isInstanceOf(IOException.class)
                .hasMessage("no class file");
    }
}
