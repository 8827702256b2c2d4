package io.consumerproof.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.EffectEvent.Absorbed;
import io.consumerproof.history.EffectEvent.Applied;
import io.consumerproof.history.GroupEvent.PositionLost;
import io.consumerproof.history.HandlingEvent.Blocked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Discarded;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.HandlingEvent.Quarantined;
import io.consumerproof.history.HandlingEvent.Skipped;
import io.consumerproof.history.HandlingEvent.Stopped;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Compacted;
import io.consumerproof.history.LogEvent.MarkerWritten;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogEvent.StartMoved;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OutlineTest {

    private static final MemberId MEMBER = new MemberId("billing", 1);
    private static final TopicPartition ORDERS = new TopicPartition("orders", 0);
    private static final RecordId FIRST = new RecordId(ORDERS, 0);
    private static final LogRecord RECORD = new LogRecord(FIRST, 0, 0, null, "a", List.of());

    private static Event applied(String order) {
        return new Applied(0, MEMBER, FIRST, new Effect("Ledger", "Ledger.bill(" + order + ")", order));
    }

    private static List<Event> quiet() {
        return List.of(
                new Appended(0, RECORD, Origin.TRAFFIC, null, null),
                new Delivered(0, MEMBER, 1, RECORD, 1),
                new Discarded(0, MEMBER, List.of(FIRST)),
                new Handled(0, MEMBER, FIRST, 1));
    }

    private static List<Event> endings() {
        return List.of(
                new Skipped(0, MEMBER, FIRST, "no"),
                new Quarantined(0, MEMBER, FIRST, RECORD),
                new Blocked(0, MEMBER, FIRST, "no"),
                new Stopped(0, MEMBER, FIRST, "no"));
    }

    private static List<Event> losses() {
        return List.of(
                new StartMoved(0, ORDERS, 0, 1),
                new Compacted(0, ORDERS, List.of(FIRST)),
                new MarkerWritten(0, ORDERS, 1),
                new PositionLost(0, MEMBER, ORDERS, 0, GroupEvent.Lack.NO_COMMIT));
    }

    private static Outline of(Event more) {
        List<Event> events = new ArrayList<>(quiet());
        events.add(1, more);
        return History.over(events).outline();
    }

    @Test
    void aRunInWhichAllGoesWellHasNeitherEndingsNorLosses() {
        Outline outline = History.over(quiet()).outline();

        assertThat(outline.hasEndings()).isFalse();
        assertThat(outline.mayHaveLosses()).isFalse();
        assertThat(outline.effects().total()).isZero();
    }

    @ParameterizedTest
    @MethodSource("endings")
    void policyIsDoneWithARecord(Event ending) {
        assertThat(of(ending).hasEndings()).isTrue();
        assertThat(of(ending).mayHaveLosses()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("losses")
    void recordsMayBeLost(Event loss) {
        assertThat(of(loss).mayHaveLosses()).isTrue();
        assertThat(of(loss).hasEndings()).isFalse();
    }

    @Test
    void effectsCountWhereTheyAreApplied() {
        Effect repeated = new Effect("Ledger", "Ledger.bill(a)", "a");
        EffectCounts effects = History.of(
                        applied("a"), applied("b"), new Absorbed(0, MEMBER, FIRST, repeated), applied("a"))
                .outline()
                .effects();

        assertThat(effects.total()).isEqualTo(3);
        assertThat(effects.of(repeated.identity())).isEqualTo(2);
    }

    @Test
    void itGrowsWithTheRecording() {
        Recording recording = new Recording();
        History history = recording.history();
        recording.add(applied("a"));
        assertThat(history.outline().effects().total()).isEqualTo(1);

        endings().forEach(recording::add);
        recording.add(applied("b"));

        assertThat(history.size()).isEqualTo(6);
        assertThat(history.outline().effects().total()).isEqualTo(2);
        assertThat(history.outline().hasEndings()).isTrue();
    }
}
