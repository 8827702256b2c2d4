package io.consumerproof.conformance.assign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Replayers;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.group.Assignor;
import io.consumerproof.group.Assignors;
import io.consumerproof.group.ServerAssignor;
import io.consumerproof.group.ServerAssignors;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Inputs chosen by us: each told a wrong assignor from the right one when nothing else did. Kafka's answers were observed. */
class ChosenVectorsTest {

    @TestFactory
    Stream<DynamicTest> assignorsAssignAsObserved() {
        List<VectorFile> files = VectorFile.in(VectorFile.CHOSEN, "");
        assertThat(files).hasSize(3);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.name(), () -> {
                    assertThat(file.cases()).isNotEmpty().allSatisfy(each -> replay(file, each));
                }));
    }

    private static void replay(VectorFile file, JsonNode each) {
        Comparison comparison = new Comparison();
        Replayers.of(file).orElseThrow().replay(file, each, comparison);
        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.steps()).isPositive();
    }

    @Test
    void everyAssignorHasItsObservations() {
        List<String> suites = VectorFile.named("").stream()
                .map(file -> file.root().path("suite").asText())
                .toList();

        assertThat(suites)
                .containsAll(Assignors.all().stream()
                        .map(Assignor::name)
                        .map("assignor "::concat)
                        .toList());
        assertThat(suites)
                .containsAll(ServerAssignors.all().stream()
                        .map(ServerAssignor::name)
                        .map("server assignor "::concat)
                        .toList());
    }
}
