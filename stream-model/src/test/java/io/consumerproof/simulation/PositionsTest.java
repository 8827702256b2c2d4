package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.GroupEvent.Lack;
import io.consumerproof.history.GroupEvent.PositionLost;
import io.consumerproof.history.GroupEvent.PositionReset;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.StartMoved;
import io.consumerproof.history.MemberEvent.Closed;
import io.consumerproof.history.RecordId;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OffsetReset;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Retention under a lagging group, with each reset policy; and a group that has committed nothing. */
class PositionsTest {

    private static Play lagging(OffsetReset reset) {
        return new Play()
                .group(each -> each.members(1).reset(reset))
                .append(0, "a")
                .append(0, "b")
                .append(0, "c");
    }

    private static List<RecordId> delivered(History run) {
        return events(run, Delivered.class).stream().map(Delivered::record).toList();
    }

    @Test
    void earliestGoesOnAtTheNewStart() {
        History run = lagging(OffsetReset.EARLIEST)
                .pin(FaultKind.RETENTION, null, record(0, 1), "past the next record")
                .run(false);
        assertThat(events(run, StartMoved.class).get(0).to()).isEqualTo(2);
        assertThat(events(run, PositionReset.class))
                .singleElement()
                .satisfies(each -> assertThat(each.nextOffset()).isEqualTo(2))
                .satisfies(each -> assertThat(each.why()).isEqualTo(Lack.OUT_OF_RANGE));
        assertThat(delivered(run)).containsExactly(record(0, 0), record(0, 2));
    }

    @Test
    void latestAlsoSkipsWhatIsStillThere() {
        History run = lagging(OffsetReset.LATEST)
                .pin(FaultKind.RETENTION, null, record(0, 1), "past the next record")
                .run(false);
        assertThat(delivered(run)).isEmpty();
        assertThat(events(run, PositionReset.class)).isNotEmpty().allSatisfy(each -> assertThat(each.why())
                .isEqualTo(Lack.NO_COMMIT));
    }

    @Test
    void noneStopsTheMember() {
        History run = lagging(OffsetReset.NONE).run(false);
        assertThat(events(run, PositionLost.class)).isNotEmpty();
        assertThat(events(run, Closed.class)).hasSize(1);
        assertThat(delivered(run)).isEmpty();
    }

    @Test
    void byDurationGoesToTheFirstRecordThatIsYoungEnough() {
        History run = lagging(OffsetReset.byDuration(Duration.ofHours(1))).run(false);
        assertThat(delivered(run)).hasSize(3);
        assertThat(events(run, PositionReset.class).get(0).nextOffset()).isZero();
    }

    @Test
    void whatIsCommittedBelowTheStartIsNoticedByTheFetchAlone() {
        History run = lagging(OffsetReset.EARLIEST)
                .pin(FaultKind.RETENTION, null, record(0, 1), "to what is committed")
                .run(true);
        assertThat(events(run, StartMoved.class).get(0).to()).isEqualTo(1);
        assertThat(events(run, PositionReset.class)).isEmpty();
        assertThat(delivered(run)).hasSize(3);
    }
}
