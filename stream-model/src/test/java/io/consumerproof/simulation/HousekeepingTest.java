package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent.PositionReset;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Compacted;
import io.consumerproof.history.LogEvent.StartMoved;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OffsetReset;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What brokers do to logs while a member waits. */
class HousekeepingTest {

    private static final long HOUR = 3_600_000;
    private static final Retention ONE_HOUR = Retention.UNLIMITED.time(Duration.ofHours(1));

    /** Its member fails at the second record, and waits before it tries again. */
    private static Play waiting(Duration backoff, OffsetReset reset) {
        return new Play()
                .partitions(1)
                .group(each ->
                        each.members(1).reset(reset).onFailure(new OnFailure(2, backoff, OnFailure.Then.SKIP, null)))
                .pin(FaultKind.HANDLER_FAILURE, Point.BEFORE_HANDLING, record(0, 1), "once");
    }

    private static Append old(String key, String value, long hours) {
        return Append.record("orders", key, value).in(0).at(-hours * HOUR);
    }

    private static Play lagging(Duration backoff, OffsetReset reset) {
        return waiting(backoff, reset)
                .topic(each -> each.retention(ONE_HOUR).segment(Segment.DEFAULT.time(Duration.ofMinutes(30))))
                .append(old("a", "1", 4))
                .append(old("a", "2", 3))
                .append(old("a", "3", 2))
                .append(old("a", "4", 0));
    }

    private static List<Long> delivered(History run) {
        return events(run, Delivered.class).stream()
                .map(each -> each.record().offset())
                .toList();
    }

    @Test
    void whatIsTooOldGoesAtTheFirstCheckUnderALaggingGroup() {
        History run = lagging(Duration.ofMinutes(10), OffsetReset.EARLIEST).run(false);
        assertThat(events(run, StartMoved.class)).singleElement().satisfies(each -> assertThat(each.to())
                .isEqualTo(3));
        assertThat(delivered(run)).containsExactly(0L, 1L, 1L, 3L);
        assertThat(events(run, PositionReset.class)).singleElement().satisfies(each -> assertThat(each.nextOffset())
                .isEqualTo(3));
    }

    @Test
    void theResetPolicyDecidesWhatALaggingGroupMissesThen() {
        History latest = lagging(Duration.ofMinutes(10), OffsetReset.LATEST)
                .appendedAfterTheStart()
                .run(false);
        assertThat(delivered(latest)).containsExactly(0L, 1L, 1L);
        assertThat(events(latest, PositionReset.class)).last().satisfies(each -> assertThat(each.nextOffset())
                .isEqualTo(4));
        History young = lagging(Duration.ofMinutes(10), OffsetReset.byDuration(Duration.ofHours(5)))
                .run(false);
        assertThat(delivered(young)).containsExactly(0L, 1L, 1L, 3L);
    }

    @Test
    void nothingGoesBeforeTheFirstCheck() {
        History run = lagging(Duration.ofMinutes(4), OffsetReset.EARLIEST).run(false);
        assertThat(events(run, StartMoved.class)).isEmpty();
        assertThat(delivered(run)).containsExactly(0L, 1L, 1L, 2L, 3L);
    }

    @Test
    void aRunThatWaitsForNothingIsNotKeptGoing() {
        History run = new Play()
                .partitions(1)
                .topic(each -> each.retention(ONE_HOUR))
                .append(old("a", "1", 2))
                .run(true);
        assertThat(events(run, StartMoved.class)).isEmpty();
        assertThat(run.events()).last().extracting(Event::atMicros).isEqualTo(0L);
    }

    @Test
    void closedSegmentsAreCompactedWhileAMemberWaits() {
        History run = waiting(Duration.ofSeconds(20), OffsetReset.EARLIEST)
                .topic(each -> each.cleanup(Cleanup.COMPACT).segment(Segment.DEFAULT.time(Duration.ofMinutes(30))))
                .append(old("a", "1", 4))
                .append(old("a", "2", 4))
                .append(old("b", "1", 4))
                .append(old("b", "2", 3))
                .append(old("c", "1", 0))
                .run(false);
        assertThat(events(run, Compacted.class)).singleElement().satisfies(each -> assertThat(each.removed())
                .containsExactly(record(0, 0), record(0, 2)));
        assertThat(delivered(run)).containsExactly(0L, 1L, 1L, 3L, 4L);
    }
}
