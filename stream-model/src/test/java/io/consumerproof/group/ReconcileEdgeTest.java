package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every edge of the coordinator's state machine of a member, taken by a heartbeat of 'a', the last word of a walk. */
class ReconcileEdgeTest {

    private static final Map<ReconcileEdge, List<String>> WALKS = new EnumMap<>(ReconcileEdge.class);

    private static final String TWO_OF_THREE =
            "t 3, join a, join b, beat a, owns a 0 1, beat b, join c, beat a, wants b 2";

    static {
        // the second change of the subscription comes before the next target may be made
        walk(ReconcileEdge.STABLE_STAYS, "interval, t 2, join a, wants a t 0 1");
        walk(ReconcileEdge.STABLE_TO_REVOKE, "t 2, join a, join b, beat a");
        walk(ReconcileEdge.STABLE_TO_WAIT, "t 2, join b, join a");
        walk(ReconcileEdge.STABLE_TO_TARGET, "t 2, join a");
        walk(ReconcileEdge.REVOKING_STAYS, "t 2, join a, join b, beat a, owns a 0 1");
        walk(ReconcileEdge.REVOKING_MORE, "t 4, join a, join b, beat a, join c, join d, owns a 0 1");
        walk(ReconcileEdge.REVOKED_TO_WAIT, TWO_OF_THREE + ", owns a 0");
        walk(ReconcileEdge.REVOKED_TO_TARGET, "t 2, join a, join b, beat a, owns a 0");
        walk(ReconcileEdge.WAITING_TO_REVOKE, TWO_OF_THREE + ", owns a 0, wants a 0");
        walk(ReconcileEdge.WAITING_STAYS, "t 2, join b, join a, beat a");
        walk(ReconcileEdge.WAITED_TO_TARGET, "t 2, join b, join a, beat b, owns b 0, beat a");
    }

    private Crew crew = new Crew(2);

    private static void walk(ReconcileEdge edge, String words) {
        WALKS.put(edge, Arrays.asList(words.split(", ")));
    }

    @Test
    void everyEdgeHasAWalk() {
        assertThat(WALKS.keySet()).containsExactly(ReconcileEdge.values());
    }

    @ParameterizedTest
    @EnumSource
    void theEdgeLeadsWhereTheTableSays(ReconcileEdge edge) {
        List<String> words = Objects.requireNonNull(WALKS.get(edge));
        words.subList(0, words.size() - 1).forEach(this::go);
        ReconcileState before = crew.group.stateOf("a");

        go(words.get(words.size() - 1));

        assertThat(before == null ? ReconcileState.STABLE : before).isEqualTo(edge.from);
        assertThat(crew.group.stateOf("a")).isEqualTo(edge.to);
        assertThat(ReconcileEdge.of(edge.from, edge.event)).isEqualTo(edge);
    }

    private void go(String word) {
        String[] parts = word.split(" ");
        switch (parts[0]) {
            case "interval" -> crew = new Crew(2, 1_000_000);
            case "t" -> crew.topic("t", Integer.parseInt(parts[1]));
            case "join" -> crew.join(parts[1]);
            case "beat" -> crew.beat(parts[1], crew.epochOf(parts[1]));
            case "owns" -> crew.owns(parts[1], crew.epochOf(parts[1]), numbers(parts, 2));
            case "wants" -> want(parts);
            default -> throw new IllegalArgumentException(word);
        }
    }

    /** {@code wants a t 0 1}: 'a' owns t-0 and t-1 and subscribes to t and a topic that does not exist; without t, to nothing. */
    private void want(String[] parts) {
        boolean reads = parts[2].equals("t");
        crew.subscribes(
                parts[1],
                crew.epochOf(parts[1]),
                reads ? List.of("t", "none") : List.of(),
                numbers(parts, reads ? 3 : 2));
    }

    private static int[] numbers(String[] parts, int from) {
        return Arrays.stream(parts).skip(from).mapToInt(Integer::parseInt).toArray();
    }
}
