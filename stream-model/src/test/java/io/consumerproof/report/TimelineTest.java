package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.M2;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.P1;
import static io.consumerproof.report.Told.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.report.Timeline.Bar;
import io.consumerproof.report.Timeline.Life;
import io.consumerproof.report.Timeline.Moment;
import io.consumerproof.report.Timeline.PartitionLane;
import io.consumerproof.report.Timeline.Shape;
import io.consumerproof.report.Timeline.Sign;
import io.consumerproof.report.Timeline.Stretch;
import io.consumerproof.report.Timeline.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The run of {@link Samples#mailedTwice()}: its 18 events but the group's forming and the record's appending are drawn. */
class TimelineTest {

    private final Timeline timeline = Timeline.of(Samples.mailedTwice(), Samples.repeated());

    @Test
    void everyDrawnEventHasASlotAndMomentsHaveNoHoles() {
        assertThat(timeline.slots()).isEqualTo(16);
        assertThat(timeline.moments()).containsExactly(new Moment(0, 7, "t=0ms"), new Moment(8, 15, "t=45.0s"));
    }

    @Test
    void ownershipIsABarForEachGeneration() {
        assertThat(timeline.partitions()).extracting(PartitionLane::partition).containsExactly(P0, P1);
        assertThat(timeline.partitions().get(0).bars())
                .containsExactly(new Bar(3, 8, M1, 0, 1), new Bar(10, 15, M2, 1, 2));
        assertThat(timeline.partitions().get(1).bars())
                .containsExactly(new Bar(4, 10, M2, 1, 1), new Bar(10, 15, M2, 1, 2));
    }

    @Test
    void aCrashEndsLifeAndWork() {
        assertThat(timeline.members().get(0).life()).containsExactly(new Stretch(0, 7, Life.RUNS));
        assertThat(timeline.members().get(0).works()).containsExactly(new Work(5, 7, "payments-0@0", false));
        assertThat(timeline.members().get(1).works()).containsExactly(new Work(11, 13, "payments-0@0", true));
    }

    @Test
    void theMarkedEventCarriesItsMark() {
        assertThat(timeline.members().get(1).signs()).contains(new Sign(12, 14, Shape.EFFECT, "Mailer.send", "again"));
        assertThat(timeline.partitions().get(0).signs()).containsExactly(new Sign(14, 16, Shape.COMMIT, "1", ""));
    }

    @Test
    void aStalledMemberIsFrozenUntilItGoesOn() {
        List<Stretch> life =
                Timeline.of(EveryEvent.history(), null).members().get(0).life();
        assertThat(life).extracting(Stretch::life).containsExactly(Life.RUNS, Life.FROZEN, Life.RUNS);
        assertThat(life.get(0).to()).isEqualTo(life.get(1).from());
    }

    @Test
    void aVeryLongRunIsDrawnUpToALimit() {
        LogRecord paid = record(P0, 0, "o-1", "paid");
        Told told = Told.billing().settled();
        for (int i = 0; i < 3_000; i++) {
            told.deliver(M1, 1, paid).handle(M1, paid.id());
        }
        assertThat(Timeline.of(told.crash(M1, Point.BEFORE_POLL, null).history(), null)
                        .slots())
                .isEqualTo(Timeline.MOST_SLOTS);
    }

    @Test
    void anEmptyRunIsEmpty() {
        Timeline empty = Timeline.of(io.consumerproof.history.History.of(), null);
        assertThat(empty.slots()).isZero();
        assertThat(empty.moments()).isEmpty();
    }
}
