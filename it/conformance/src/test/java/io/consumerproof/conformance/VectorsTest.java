package io.consumerproof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every case of every vector file is played on the model; a file that no replayer knows fails by name. */
class VectorsTest {

    @TestFactory
    Stream<DynamicTest> theModelDoesWhatWasObserved() {
        List<VectorFile> files = VectorFile.named("");
        assertThat(files).as("vector files in '%s'", VectorFile.folder()).isNotEmpty();
        return files.stream().map(file -> DynamicTest.dynamicTest(file.name(), () -> replay(file)));
    }

    private static void replay(VectorFile file) {
        Optional<Replayer> replayer = Replayers.of(file);
        assertThat(replayer).as("the replayer of '%s'", file.name()).isPresent();
        FileReplay replay = FileReplay.of(file, replayer.orElseThrow());
        System.out.println(replay.sentence());
        assertThat(replay.findings()).as("differences in '%s'", file.name()).isEmpty();
        assertThat(replay.cases()).isPositive().isEqualTo(file.cases().size());
    }

    @TestFactory
    Stream<DynamicTest> noFileIsClaimedTwice() {
        return VectorFile.named("").stream()
                .map(file -> DynamicTest.dynamicTest(file.name(), () -> assertThat(Replayers.all())
                        .filteredOn(each -> each.claims(file))
                        .as("replayers of '%s'", file.name())
                        .hasSizeLessThan(2)));
    }
}
