package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each edge of the protocol, taken by what really happens to a group. */
class ClassicEdgeTest {

    private static final Map<ClassicEdge, Consumer<Joiners>> SCENES = new EnumMap<>(ClassicEdge.class);

    static {
        SCENES.put(ClassicEdge.REMOVED, joiners -> joiners.group.delete());
        SCENES.put(ClassicEdge.EVERYBODY_JOINED, joiners -> joiners.join("a"));
        SCENES.put(ClassicEdge.NOBODY_LEFT, joiners -> {
            joiners.join("a");
            joiners.sync("a");
            joiners.group.leave("a", 0);
        });
        SCENES.put(ClassicEdge.ASSIGNED, joiners -> {
            joiners.join("a");
            joiners.sync("a");
        });
        SCENES.put(ClassicEdge.JOIN_BEFORE_ASSIGNMENT, joiners -> {
            joiners.join("a");
            joiners.join("b");
        });
        SCENES.put(ClassicEdge.JOIN, joiners -> {
            joiners.join("a");
            joiners.sync("a");
            joiners.join("b");
        });
        SCENES.put(ClassicEdge.LOSS_BEFORE_ASSIGNMENT, joiners -> {
            twoThatHaveJoined(joiners);
            joiners.group.leave("b", 0);
        });
        SCENES.put(ClassicEdge.LOSS, joiners -> {
            twoThatHaveJoined(joiners);
            joiners.sync("a", "b");
            joiners.group.silence("b", 0);
            joiners.advance(Joiners.SESSION);
        });
        SCENES.put(ClassicEdge.NO_SYNC_BEFORE_ASSIGNMENT, joiners -> {
            joiners.session = Joiners.LONG_SESSION;
            twoThatHaveJoined(joiners);
            joiners.ask("b");
            joiners.advance(Joiners.REBALANCE);
        });
        SCENES.put(ClassicEdge.NO_SYNC, joiners -> {
            joiners.session = Joiners.LONG_SESSION;
            twoThatHaveJoined(joiners);
            joiners.sync("a");
            joiners.advance(Joiners.REBALANCE);
        });
    }

    private static void twoThatHaveJoined(Joiners joiners) {
        joiners.join("a");
        joiners.join("b");
        joiners.rejoin("a");
    }

    @ParameterizedTest
    @EnumSource(value = ClassicEdge.class, mode = EnumSource.Mode.EXCLUDE, names = "FIRST_MEMBER")
    void isTakenByWhatHappens(ClassicEdge edge) {
        Joiners joiners = new Joiners();

        Objects.requireNonNull(SCENES.get(edge), "an edge without a scene here").accept(joiners);

        assertThat(joiners.group.lastEdge()).isEqualTo(edge);
        assertThat(joiners.group.state()).isEqualTo(edge.to);
    }

    @Test
    void firstMemberIsWaitedForMore() {
        Joiners joiners = new Joiners(3_000_000);

        joiners.join("a");

        assertThat(joiners.group.lastEdge()).isEqualTo(ClassicEdge.FIRST_MEMBER);
        assertThat(joiners.group.state()).isEqualTo(ClassicState.PREPARING);
    }

    @Test
    void whatTheTableDoesNotNameCannotHappen() {
        assertThatThrownBy(() -> ClassicEdge.of(ClassicState.EMPTY, ClassicEvent.LEADER_SYNCED))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a classic group that is EMPTY cannot meet LEADER_SYNCED");
    }
}
