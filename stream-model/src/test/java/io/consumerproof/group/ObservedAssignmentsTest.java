package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.golden.Vectors;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every assignment that was observed from Kafka is reproduced, step by step. */
class ObservedAssignmentsTest {

    @ParameterizedTest
    @CsvSource({"range, 117", "roundrobin, 157", "sticky, 143", "cooperative-sticky, 196"})
    void clientSideAssignorsAssignAsObserved(String name, int steps) {
        String file = "assignor-client-" + name + ".json";

        assertThat(told(file, AssignorVectors.replay(Vectors.read(file), Assignors.named(name))))
                .isEqualTo(steps)
                .isEqualTo(stepsOf(file));
    }

    @ParameterizedTest
    @CsvSource({"uniform, 103", "range, 124"})
    void serverSideAssignorsAssignAsObserved(String name, int steps) {
        String file = "assignor-server-" + name + ".json";

        assertThat(told(file, AssignorVectors.replay(Vectors.read(file), ServerAssignors.named(name))))
                .isEqualTo(steps)
                .isEqualTo(stepsOf(file));
    }

    /** Each of them was the one that told a wrong assignor from the right one when nothing else did. */
    @ParameterizedTest
    @CsvSource({"sticky, 17", "cooperative-sticky, 19"})
    void clientSideAssignorsAssignAsObservedForChosenInputs(String name, int steps) {
        JsonNode chosen = Vectors.chosen("assignor-client-" + name + ".json");

        assertThat(AssignorVectors.replay(chosen, Assignors.named(name))).isEqualTo(steps);
    }

    @Test
    void theUniformAssignorAssignsAsObservedForChosenInputs() {
        JsonNode chosen = Vectors.chosen("assignor-server-uniform.json");

        assertThat(AssignorVectors.replay(chosen, ServerAssignors.UNIFORM)).isEqualTo(8);
    }

    @Test
    void membersRevokeUnderTheCooperativeProtocolWhereTheyWereSeenTo() {
        String file = "assignor-client-cooperative-sticky.json";

        assertThat(AssignorVectors.revocations(Vectors.read(file), Assignors.named("cooperative-sticky")))
                .isPositive();
    }

    @ParameterizedTest
    @CsvSource({"uniform", "range"})
    void theModelKnowsWhichServerSideGroupsReadTheSame(String name) {
        AssignorVectors.subscriptionTypesAreTheObservedOnes(Vectors.read("assignor-server-" + name + ".json"));
    }

    @Test
    void everyCatalogueEntryHasItsObservations() {
        Stream<String> client = Assignors.all().stream().map(each -> "assignor-client-" + each.name() + ".json");
        Stream<String> server = ServerAssignors.all().stream().map(each -> "assignor-server-" + each.name() + ".json");

        assertThat(Stream.concat(client, server).toList())
                .allSatisfy(file -> assertThat(stepsOf(file)).isPositive());
    }

    private static int stepsOf(String file) {
        List<JsonNode> lists = Vectors.read(file).findValues("steps");
        return lists.stream().mapToInt(JsonNode::size).sum();
    }

    private static int told(String file, int steps) {
        System.out.println(file + ": " + steps + " of " + stepsOf(file) + " steps replayed");
        return steps;
    }
}
