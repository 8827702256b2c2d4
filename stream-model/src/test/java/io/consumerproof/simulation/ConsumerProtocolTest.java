package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.CommitEvent.CommitRefused;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.GroupEvent.Ejected;
import io.consumerproof.history.GroupEvent.Ejection;
import io.consumerproof.history.GroupEvent.Lost;
import io.consumerproof.history.GroupEvent.Revoked;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.history.VirtualTime;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Protocol;
import org.junit.jupiter.api.Test;

class ConsumerProtocolTest {

    private static Play twoEach() {
        Play play = new Play().partitions(3).group(each -> each.protocol(Protocol.CONSUMER));
        for (int partition = 0; partition < 3; partition++) {
            play.append(partition, "a").append(partition, "b");
        }
        return play;
    }

    @Test
    void membersShareThePartitions() {
        History run = twoEach().run(true);
        assertThat(events(run, Handled.class))
                .extracting(Handled::record)
                .doesNotHaveDuplicates()
                .hasSize(6);
        assertThat(events(run, Assigned.class))
                .flatExtracting(Assigned::claims)
                .extracting(each -> each.partition().toString())
                .contains("orders-0", "orders-1", "orders-2");
    }

    @Test
    void aNewcomerGetsWhatAnotherGivesUpAndNobodyElseNotices() {
        History run = twoEach()
                .pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "join")
                .run(false);
        assertThat(events(run, Revoked.class))
                .extracting(each -> each.member() + " " + each.partitions())
                .containsExactly("member-1 [orders-2]", "member-1 [orders-1]");
        assertThat(events(run, Handled.class))
                .extracting(Handled::record)
                .doesNotHaveDuplicates()
                .hasSize(6);
    }

    @Test
    void aCrashedMemberIsSucceededWhenItsSessionIsOver() {
        History run = twoEach()
                .pin(FaultKind.CRASH, Point.AFTER_EFFECT, record(0, 1), null)
                .run(false);
        Ejected ejected = events(run, Ejected.class).get(0);
        assertThat(ejected.why()).isEqualTo(Ejection.SESSION);
        assertThat(ejected.atMicros()).isEqualTo(45 * VirtualTime.SECOND);
        assertThat(events(run, Handled.class)).extracting(Handled::record).contains(record(0, 1));
    }

    @Test
    void aPausedMemberIsFencedAndItsLateCommitRefused() {
        History run = twoEach()
                .pin(FaultKind.STALL, Point.AFTER_EFFECT, record(0, 1), "pause")
                .run(false);
        assertThat(events(run, CommitRefused.class)).isNotEmpty();
        assertThat(events(run, Lost.class)).hasSize(1);
    }
}
