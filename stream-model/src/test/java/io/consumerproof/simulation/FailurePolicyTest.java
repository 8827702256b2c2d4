package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.CommitEvent.Committed;
import io.consumerproof.history.HandlingEvent.Blocked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.HandlingEvent.Quarantined;
import io.consumerproof.history.HandlingEvent.RetryScheduled;
import io.consumerproof.history.HandlingEvent.Skipped;
import io.consumerproof.history.HandlingEvent.Stopped;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.VirtualTime;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FailurePolicyTest {

    /** Partition 0 holds a, bad, c; partition 1 holds d. The handler rejects bad, every time. */
    private static Play withBad(int attempts, Then then, @Nullable String topic) {
        Play play = new Play()
                .append(0, "a")
                .append(0, "bad")
                .append(0, "c")
                .append(1, "d")
                .group(each -> each.onFailure(new OnFailure(attempts, Duration.ofMillis(100), then, topic)));
        return play.handler(deliveries -> {
            if ("bad".equals(deliveries.get(0).record().value())) {
                throw new IllegalStateException("cannot read it");
            }
        });
    }

    @Test
    void attemptsCountCallsInTotalAndBackOffOnVirtualTime() {
        History run = withBad(3, Then.SKIP, null).run(false);
        assertThat(events(run, Delivered.class).stream()
                        .filter(each -> each.record().equals(record(0, 1)))
                        .map(each -> each.attempt() + " at " + VirtualTime.spell(each.atMicros())))
                .containsExactly("1 at t=0ms", "2 at t=100ms", "3 at t=200ms");
        assertThat(events(run, RetryScheduled.class)).hasSize(2);
        assertThat(events(run, Failed.class).get(0).failure()).isEqualTo("IllegalStateException: cannot read it");
    }

    @Test
    void aRetryBlocksItsPartitionOnly() {
        History run = withBad(2, Then.SKIP, null)
                .group(each -> each.members(1).onFailure(new OnFailure(2, Duration.ofMillis(100), Then.SKIP, null)))
                .run(false);
        assertThat(events(run, Handled.class))
                .extracting(each -> each.record() + " " + VirtualTime.spell(each.atMicros()))
                .containsExactly("orders-0@0 t=0ms", "orders-1@0 t=0ms", "orders-0@2 t=100ms");
    }

    @Test
    void skipCountsAsFinishedAndIsCommitted() {
        History run = withBad(1, Then.SKIP, null).run(false);
        assertThat(events(run, Skipped.class)).extracting(Skipped::record).containsExactly(record(0, 1));
        assertThat(events(run, Committed.class))
                .filteredOn(each -> each.partition().equals(Play.ORDERS_0))
                .extracting(Committed::nextOffset)
                .containsExactly(1L, 2L, 3L);
    }

    @Test
    void aSkippedRecordIsCommittedForAHandlerThatCommitsByItself() {
        History run = withBad(1, Then.SKIP, null)
                .group(each ->
                        each.commit(CommitMode.MANUAL).onFailure(new OnFailure(1, Duration.ZERO, Then.SKIP, null)))
                .run(false);
        assertThat(events(run, Committed.class))
                .extracting(Committed::nextOffset)
                .containsExactly(2L);
    }

    @Test
    void aDeadLetterIsACopyThatNamesItsSourceAndCause() {
        History run = withBad(2, Then.DEAD_LETTER, "orders.dlt").run(false);
        LogRecord copy = events(run, Quarantined.class).get(0).copy();
        assertThat(copy.id()).hasToString("orders.dlt-0@0");
        assertThat("" + copy.key()).isEqualTo("k0");
        assertThat(copy.value()).isEqualTo("bad");
        assertThat(copy.headers())
                .extracting(Object::toString)
                .containsExactly(
                        "dlt-original-topic=orders",
                        "dlt-original-partition=0",
                        "dlt-original-offset=1",
                        "dlt-exception=IllegalStateException: cannot read it");
        assertThat(events(run, Handled.class)).hasSize(3);
    }

    @Test
    void blockLeavesThePartitionStandingAndTheOthersGoOn() {
        History run = withBad(1, Then.BLOCK, null).run(false);
        assertThat(events(run, Blocked.class)).extracting(Blocked::record).containsExactly(record(0, 1));
        assertThat(events(run, Handled.class)).extracting(Handled::record).containsExactly(record(0, 0), record(1, 0));
    }

    @Test
    void stopClosesEveryMemberThatMeetsTheRecord() {
        History run = withBad(1, Then.STOP, null).run(false);
        assertThat(events(run, Stopped.class))
                .extracting(each -> each.member().toString())
                .containsExactly("member-1", "member-2");
    }

    @Test
    void aFailureAfterTheWorkIsToldAsComplete() {
        History run = new Play()
                .append(0, "a")
                .group(each -> each.onFailure(new OnFailure(2, Duration.ZERO, Then.STOP, null)))
                .pin(FaultKind.HANDLER_FAILURE, null, record(0, 0), "after its work")
                .run(false);
        Failed failed = events(run, Failed.class).get(0);
        assertThat(failed.injected()).isTrue();
        assertThat(failed.complete()).isTrue();
        assertThat(events(run, Handled.class)).hasSize(1);
    }

    @Test
    void aRebalanceDuringTheBackOffGivesTheRecordToItsNextOwnerFromAttemptOne() {
        History run = withBad(2, Then.SKIP, null)
                .pin(FaultKind.REBALANCE, io.consumerproof.history.Point.IN_RETRY, record(0, 1), "leave")
                .run(false);
        assertThat(events(run, Delivered.class).stream()
                        .filter(each -> each.record().equals(record(0, 1)))
                        .map(each -> each.member() + " " + each.attempt()))
                .containsExactly("member-1 1", "member-2 1", "member-2 2");
    }
}
