package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Standstill;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent.Blocked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.HandlingEvent.Skipped;
import io.consumerproof.history.HandlingEvent.Stopped;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class UnprovokedTest {

    private static final MemberId MEMBER = new MemberId("billing", 2);
    private static final TopicPartition ORDERS = new TopicPartition("orders", 0);

    private static LogRecord logged(long offset) {
        return new LogRecord(new RecordId(ORDERS, offset), (int) offset, 0, null, "v" + offset, List.of());
    }

    private static Event appended(long offset, Origin origin) {
        return new Appended(0, logged(offset), origin, null, null);
    }

    private static Event delivered(long offset) {
        return new Delivered(0, MEMBER, 1, logged(offset), 1);
    }

    private static Event handled(long offset) {
        return new Handled(0, MEMBER, logged(offset).id(), 1);
    }

    private static Event failed(long offset, boolean injected) {
        return new Failed(0, MEMBER, logged(offset).id(), 1, "IllegalStateException: no", injected, false);
    }

    private static History history(Event... events) {
        List<Event> all = new ArrayList<>(List.of(appended(0, Origin.TRAFFIC), appended(1, Origin.TRAFFIC)));
        all.addAll(List.of(events));
        return History.of(all.toArray(Event[]::new));
    }

    private static final History PLAIN = history(delivered(0), handled(0), delivered(1), handled(1));

    /** Handles the first record, and is blocked at the second; {@code between} happens in that last try. */
    private static History blocked(boolean injected, Event... between) {
        List<Event> events = new ArrayList<>(List.of(delivered(0), handled(0), delivered(1)));
        events.addAll(List.of(between));
        events.add(failed(1, injected));
        events.add(new Blocked(0, MEMBER, logged(1).id(), "IllegalStateException: no"));
        return history(events.toArray(Event[]::new));
    }

    private static boolean standsStill(History run) {
        return Unprovoked.standstill(run, () -> PLAIN) != null;
    }

    @Test
    void whoThrowsByItselfForWhatThePlainRunHandlesHasNoExcuse() {
        Standstill still = Objects.requireNonNull(Unprovoked.standstill(blocked(false), () -> PLAIN));
        assertThat(still.record()).isEqualTo(logged(1).id());
        assertThat(still.failure()).isEqualTo("IllegalStateException");
        assertThat(still.stops()).isFalse();
    }

    @Test
    void aFaultInThatTryIsAnExcuse() {
        assertThat(standsStill(blocked(true))).isFalse();
        assertThat(standsStill(blocked(
                        false, new EffectEvent.EffectFailed(0, MEMBER, logged(1).id(), "Mailer.send()", false))))
                .isFalse();
    }

    @Test
    void poisonIsAnExcuse() {
        History run = blocked(false);
        assertThat(Unprovoked.standstill(run, () -> run)).isNull();
    }

    @Test
    void whatTheLogLostOrGotByAFaultIsAnExcuse() {
        assertThat(standsStill(blocked(false, new LogEvent.StartMoved(0, ORDERS, 0, 1))))
                .isFalse();
        assertThat(standsStill(blocked(false, appended(2, Origin.LATE_EVENT)))).isFalse();
        assertThat(standsStill(blocked(false, appended(2, Origin.DUPLICATE_SEND))))
                .isFalse();
    }

    @Test
    void aZombieIsExcusedUntilItIsAssignedAnew() {
        Event put = new GroupEvent.Ejected(0, MEMBER, 1, GroupEvent.Ejection.SESSION);
        assertThat(standsStill(blocked(false, put))).isFalse();
        assertThat(standsStill(blocked(false, put, new GroupEvent.Assigned(0, MEMBER, 2, List.of()))))
                .isTrue();
    }

    @Test
    void whatCameLateIsAnExcuse() {
        assertThat(standsStill(history(
                        delivered(1),
                        failed(1, false),
                        new Blocked(0, MEMBER, logged(1).id(), "no"),
                        delivered(0),
                        handled(0))))
                .isFalse();
    }

    @Test
    void whatIsHandledInTheEndAndAGroupThatLivesStandNowhere() {
        List<Event> events = new ArrayList<>(blocked(false).events());
        events.add(handled(1));
        assertThat(standsStill(History.of(events.toArray(Event[]::new)))).isFalse();
        assertThat(standsStill(history(
                        new MemberEvent.Started(0, MEMBER, null),
                        delivered(0),
                        handled(0),
                        delivered(1),
                        failed(1, false),
                        new Stopped(0, MEMBER, logged(1).id(), "no"))))
                .isFalse();
    }

    @Test
    void whatIsSkippedSoIsNamedAndIsNoStandstill() {
        History run = history(
                delivered(0),
                handled(0),
                delivered(1),
                failed(1, false),
                new Skipped(0, MEMBER, logged(1).id(), "no"));
        assertThat(standsStill(run)).isFalse();
        assertThat(Unprovoked.givenUp(run, () -> PLAIN))
                .isEqualTo("policy gave up orders-0@1 in a run though nothing was injected into its handling: skipped"
                        + " (IllegalStateException)");
        assertThat(Unprovoked.givenUp(blocked(true), () -> PLAIN)).isNull();
    }
}
