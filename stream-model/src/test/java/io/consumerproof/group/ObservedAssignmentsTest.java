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

        assertThat(told(file, AssignorVectors.replay(file, Assignors.named(name))))
                .isEqualTo(steps)
                .isEqualTo(stepsOf(file));
    }

    @ParameterizedTest
    @CsvSource({"uniform, 103", "range, 124"})
    void serverSideAssignorsAssignAsObserved(String name, int steps) {
        String file = "assignor-server-" + name + ".json";

        assertThat(told(file, AssignorVectors.replay(file, ServerAssignors.named(name))))
                .isEqualTo(steps)
                .isEqualTo(stepsOf(file));
    }

    @Test
    void membersRevokeUnderTheCooperativeProtocolWhereTheyWereSeenTo() {
        String file = "assignor-client-cooperative-sticky.json";

        assertThat(AssignorVectors.revocations(file, Assignors.named("cooperative-sticky")))
                .isPositive();
    }

    @ParameterizedTest
    @CsvSource({"uniform", "range"})
    void theModelKnowsWhichServerSideGroupsReadTheSame(String name) {
        AssignorVectors.subscriptionTypesAreTheObservedOnes("assignor-server-" + name + ".json");
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
