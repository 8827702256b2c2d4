package io.consumerproof.member;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every edge of a member's state machine, taken by 'a' with the last word of a walk of its own. */
class ConsumerEdgeTest {

    private static final Map<ConsumerEdge, String> WALKS = new EnumMap<>(ConsumerEdge.class);

    /** 'a' has been asked to give up a partition. */
    private static final String ASKED = "poll a, poll b, pass 200";

    /** 'a' cannot talk to its coordinator, which removes it and all others meanwhile; then it can again. */
    private static final String OUT = ", cut a, pass 1200, back a";

    static {
        walk(ConsumerEdge.UNSUBSCRIBED_SUBSCRIBED, "poll a");
        walk(ConsumerEdge.JOINING_TARGET_CHANGED, "poll a");
        walk(ConsumerEdge.RECONCILING_TARGET_CHANGED, "poll a, grow 3, pass 200, grow 4, pass 200");
        walk(ConsumerEdge.STABLE_TARGET_CHANGED, ASKED);
        walk(ConsumerEdge.RECONCILING_RECONCILED, "poll a");
        walk(ConsumerEdge.ACKNOWLEDGING_ACKNOWLEDGED, "poll a");
        walk(ConsumerEdge.ACKNOWLEDGING_ACKNOWLEDGED_FORMER, "poll a, grow 3, pass 200, grow 4, pass 200, poll a");
        walk(ConsumerEdge.RECONCILING_REFUSED, ASKED + OUT + ", pass 100");
        walk(ConsumerEdge.STABLE_REFUSED, "poll a" + OUT + ", pass 100");
        walk(ConsumerEdge.PREPARE_LEAVING_REFUSED, "poll a, prepare a" + OUT + ", pass 100");
        walk(ConsumerEdge.JOINING_FAILED, "static a, replace a, poll a");
        walk(ConsumerEdge.RECONCILING_FAILED, "static a, " + ASKED + ", replace a, pass 100");
        walk(ConsumerEdge.STABLE_FAILED, "static a, poll a, replace a, pass 100");
        walk(ConsumerEdge.PREPARE_LEAVING_FAILED, "static a, poll a, prepare a, replace a, pass 100");
        walk(ConsumerEdge.FENCED_RELEASED, "poll a" + OUT + ", pass 100, poll a");
        walk(ConsumerEdge.STALE_POLLED_AGAIN, "poll a, pass 5000, poll a");
        walk(ConsumerEdge.JOINING_POLL_DEADLINE, "cut a, poll a, pass 5000, back a, pass 100");
        walk(ConsumerEdge.RECONCILING_POLL_DEADLINE, ASKED + ", pass 5000");
        walk(
                ConsumerEdge.ACKNOWLEDGING_POLL_DEADLINE,
                "poll a, grow 3, pass 200, half a, cut a, pass 5000, back a, pass 100");
        walk(ConsumerEdge.STABLE_POLL_DEADLINE, "poll a, pass 5000");
        walk(ConsumerEdge.JOINING_LEAVES, "cut a, poll a, prepare a");
        walk(ConsumerEdge.RECONCILING_LEAVES, ASKED + ", prepare a");
        walk(ConsumerEdge.ACKNOWLEDGING_LEAVES, "poll a, grow 3, pass 200, half a, prepare a");
        walk(ConsumerEdge.STABLE_LEAVES, "poll a, prepare a");
        walk(ConsumerEdge.PREPARE_LEAVING_LEFT, "poll a, leave a");
        walk(ConsumerEdge.FENCED_LEFT, "poll a" + OUT + ", pass 100, leave a");
    }

    private final Stage stage = new Stage(2);
    private final Map<String, Stage.Actor> actors = new TreeMap<>();
    private final List<ConsumerEdge> taken = new ArrayList<>();

    private static void walk(ConsumerEdge edge, String words) {
        WALKS.put(edge, words);
    }

    @Test
    void everyEdgeHasAWalk() {
        assertThat(WALKS.keySet()).containsExactly(ConsumerEdge.values());
    }

    @ParameterizedTest
    @EnumSource
    void theWalkEndsWithTheEdge(ConsumerEdge edge) {
        String[] words = Objects.requireNonNull(WALKS.get(edge)).split(", ", -1);
        for (String word : words) {
            taken.clear();
            go(word);
        }
        assertThat(taken).contains(edge);
    }

    private void go(String word) {
        String name = word.substring(word.indexOf(' ') + 1);
        switch (word.substring(0, word.indexOf(' '))) {
            case "poll" -> actor(name).polling();
            case "half" -> actor(name).pollWithoutTelling();
            case "pass" -> stage.run(Integer.parseInt(name));
            case "grow" -> stage.cluster.log().grow("t", Integer.parseInt(name));
            case "cut" -> actor(name).membership.disconnect(stage.cluster.nowMicros());
            case "back" -> actor(name).membership.connect(stage.cluster.nowMicros());
            case "prepare" -> actor(name).membership.prepareToLeave(stage.cluster.nowMicros());
            case "leave" -> actor(name).unsubscribe();
            case "static" -> enter(name, stage.open(name, "i"));
            case "replace" -> replace(name);
            default -> throw new IllegalArgumentException(word);
        }
    }

    /** Another process takes the place of a static member, as if that had left. */
    private void replace(String name) {
        stage.cluster.groups().leave("g", name, "i");
        stage.open("another", "i").poll();
    }

    private Stage.Actor actor(String name) {
        Stage.Actor known = actors.get(name);
        return known == null ? enter(name, stage.open(name)) : known;
    }

    private Stage.Actor enter(String name, Stage.Actor actor) {
        actors.put(name, actor);
        if (name.equals("a")) {
            actor.membership.watch(taken::add);
        }
        return actor;
    }
}
