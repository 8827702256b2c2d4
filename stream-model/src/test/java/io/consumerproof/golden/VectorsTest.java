package io.consumerproof.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VectorsTest {

    @Test
    void copiedVectorsAreTheObservedOnes() throws IOException {
        Path root = checkout();
        Path observed = root.resolveSibling("shared").resolve("golden");
        assumeTrue(Files.isDirectory(observed), "the observed vectors are not beside this checkout");

        List<Path> copies = copies(root);

        assertThat(copies).isNotEmpty().allSatisfy(copy -> assertThat(copy)
                .hasSameBinaryContentAs(observed.resolve(copy.getFileName().toString())));
    }

    @Test
    void everyCopyNamesTheVersionThatItWasObservedOn() throws IOException {
        List<Path> copies = copies(checkout());

        assertThat(copies).isNotEmpty().allSatisfy(copy -> assertThat(
                        Vectors.read(copy.getFileName().toString())
                                .get("kafkaVersion")
                                .asText())
                .isEqualTo("4.3.1"));
    }

    private static List<Path> copies(Path root) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve("stream-model/src/test/resources/" + Vectors.FOLDER))) {
            return files.sorted().toList();
        }
    }

    private static Path checkout() {
        Path at = Path.of("").toAbsolutePath();
        while (!Files.isRegularFile(at.resolve("stream-model/pom.xml"))) {
            Path parent = at.getParent();
            assertThat(parent)
                    .as("a folder with 'stream-model/pom.xml' at or above the working directory")
                    .isNotNull();
            at = parent;
        }
        return at;
    }
}
