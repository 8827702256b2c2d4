package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Compacted;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the cleaner takes when the fault lets it, and what it leaves. */
class CompactionFaultTest {

    private static final String OLDER = "older values";
    private static final String SPENT = "older values and spent tombstones";
    private static final Cleanup AT_ONCE = Cleanup.COMPACT.tombstoneRetention(Duration.ZERO);

    private static Play play(Cleanup cleanup) {
        return new Play().partitions(1).topic(each -> each.cleanup(cleanup)).group(each -> each.members(1));
    }

    private static Append key(String key, String value) {
        return Append.record("orders", key, value).in(0);
    }

    private static Append tombstone(String key) {
        return Append.record("orders", key, null).in(0);
    }

    private static List<RecordId> removed(History run) {
        return events(run, Compacted.class).stream()
                .flatMap(each -> each.removed().stream())
                .toList();
    }

    private static List<Long> delivered(History run) {
        return events(run, Delivered.class).stream()
                .map(each -> each.record().offset())
                .toList();
    }

    @Test
    void olderValuesVanishUnreadAndTheNewestOfEachKeyStays() {
        History run = play(Cleanup.COMPACT)
                .append(key("a", "1"))
                .append(key("b", "1"))
                .append(key("a", "2"))
                .append(key("b", "2"))
                .append(key("c", "1"))
                .pin(FaultKind.COMPACTION, Point.BEFORE_POLL, record(0, 0), OLDER)
                .run(false);
        assertThat(removed(run)).containsExactly(record(0, 0), record(0, 1));
        assertThat(delivered(run)).containsExactly(2L, 3L, 4L);
    }

    @Test
    void theLastRecordIsInTheActiveSegmentAndShadowsNothing() {
        Play play = play(Cleanup.COMPACT)
                .append(key("a", "1"))
                .append(key("a", "2"))
                .pin(FaultKind.COMPACTION, null, null, OLDER);
        Simulation simulation = play.simulate(false);
        assertThat(removed(simulation.history())).isEmpty();
        assertThat(simulation.unstruck()).hasSize(1);
    }

    @Test
    void aTombstoneStaysAsLongAsItsRetention() {
        Play young = play(Cleanup.COMPACT)
                .append(key("a", "1"))
                .append(tombstone("a"))
                .append(key("b", "1"))
                .append(key("c", "1"))
                .pin(FaultKind.COMPACTION, null, record(0, 0), SPENT);
        assertThat(young.simulate(false).unstruck()).hasSize(1);
        History run = play(Cleanup.COMPACT)
                .append(key("a", "1").at(-90_000_000))
                .append(tombstone("a").at(-90_000_000))
                .append(key("b", "1"))
                .append(key("c", "1"))
                .pin(FaultKind.COMPACTION, null, record(0, 0), SPENT)
                .run(false);
        assertThat(removed(run)).containsExactly(record(0, 0), record(0, 1));
        assertThat(delivered(run)).containsExactly(2L, 3L);
    }

    @Test
    void aTombstoneNeedsALaterCleaningThatHasOtherWork() {
        Play play = play(AT_ONCE)
                .append(key("a", "1"))
                .append(tombstone("a"))
                .append(key("b", "1"))
                .pin(FaultKind.COMPACTION, null, null, SPENT);
        assertThat(play.simulate(false).unstruck()).hasSize(1);
        assertThat(removed(play.append(key("c", "1")).run(false))).containsExactly(record(0, 0), record(0, 1));
    }

    @Test
    void whatIsYoungerThanTheLagStays() {
        Cleanup lagging = Cleanup.COMPACT.minCompactionLag(Duration.ofHours(1));
        History run = play(lagging)
                .append(key("a", "1").at(-7_200_000))
                .append(key("a", "2").at(-7_200_000))
                .append(key("a", "3"))
                .append(key("b", "1"))
                .pin(FaultKind.COMPACTION, null, record(0, 0), OLDER)
                .run(false);
        assertThat(removed(run)).containsExactly(record(0, 0));
    }

    @Test
    void whereNothingIsLeftToReadTheCleanerStillMayStrikeAndWhatIsCommittedVanishesForWhoReplays() {
        History run = play(Cleanup.COMPACT)
                .append(key("a", "1"))
                .append(key("a", "2"))
                .append(key("b", "1"))
                .pin(FaultKind.COMPACTION, Point.WHEN_DRAINED, null, OLDER)
                .pin(FaultKind.REPLAY, Point.WHEN_DRAINED, null, "from the start")
                .run(false);
        assertThat(delivered(run)).containsExactly(0L, 1L, 2L, 1L, 2L);
    }

    @Test
    void anOpenTransactionStopsTheCleaner() {
        Play play = play(Cleanup.COMPACT)
                .append(key("a", "1"))
                .append(key("a", "2"))
                .append(key("b", "1"))
                .pin(FaultKind.ABORTED_TRANSACTION, null, record(0, 0), "copy that stays open until it times out")
                .pin(FaultKind.COMPACTION, Point.BEFORE_POLL, record(0, 0), OLDER);
        assertThat(play.simulate(false).unstruck()).hasSize(1);
    }

    @Test
    void aTopicThatIsNotCompactedIsLeftAlone() {
        Play play = play(Cleanup.DELETE)
                .append(key("a", "1"))
                .append(key("a", "2"))
                .append(key("b", "1"))
                .pin(FaultKind.COMPACTION, null, null, null);
        assertThat(play.simulate(false).unstruck()).hasSize(1);
    }

    @Test
    void aCompactedTopicRefusesARecordWithoutKey() {
        Play play =
                play(Cleanup.COMPACT).append(Append.record("orders", null, "1").in(0));
        assertThatThrownBy(() -> play.run(false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a record for 'orders-0' is refused: InvalidRecordException: a record of a compacted topic"
                        + " has no key");
    }
}
