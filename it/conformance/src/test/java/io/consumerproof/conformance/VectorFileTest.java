package io.consumerproof.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VectorFileTest {

    private static final Path COPIES = Path.of("src", "test", "resources", "golden", "kafka-4.3.1");

    @Test
    void copiedVectorsAreTheObservedOnesAndAllOfThem() throws IOException {
        Path observed =
                Path.of("..", "..", "..", "shared", "golden").toAbsolutePath().normalize();
        assumeTrue(Files.isDirectory(observed), "the observed vectors are not beside this checkout");

        assertThat(jsonNames(COPIES)).isEqualTo(jsonNames(observed));
        assertThat(jsonNames(COPIES)).isNotEmpty().allSatisfy(name -> assertThat(COPIES.resolve(name))
                .hasSameBinaryContentAs(observed.resolve(name)));
    }

    @Test
    void everyFileNamesTheVersionThatItWasObservedOn() {
        assertThat(VectorFile.named("")).isNotEmpty().allSatisfy(file -> assertThat(
                        file.root().path("kafkaVersion").asText())
                .isEqualTo("4.3.1"));
    }

    private static List<String> jsonNames(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString())
                    .filter(each -> each.endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}
