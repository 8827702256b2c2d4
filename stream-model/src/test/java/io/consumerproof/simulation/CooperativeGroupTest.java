package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.CommitEvent.CommitRefused;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.GroupEvent.Revoked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Handled;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.history.RunEvent.Drained;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.FaultKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class CooperativeGroupTest {

    /** Three partitions of two records; member-1 begins with two of them, a third member joins before its second record. */
    private static History handOver() {
        Play play = new Play().partitions(3).group(each -> each.assignor(AssignorName.COOPERATIVE_STICKY));
        for (int partition = 0; partition < 3; partition++) {
            play.append(partition, "a").append(partition, "b");
        }
        return play.pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "join")
                .run(false);
    }

    @Test
    void onlyWhatMovesIsRevokedAndAssigned() {
        History run = handOver();
        assertThat(events(run, Revoked.class))
                .extracting(each -> each.member() + " " + each.partitions())
                .containsExactly("member-1 [orders-2]");
        List<String> gained = events(run, Assigned.class).stream()
                .filter(each -> !each.claims().isEmpty())
                .map(each -> each.member() + " "
                        + each.claims().stream()
                                .map(claim -> claim.partition().toString())
                                .toList())
                .toList();
        assertThat(gained)
                .containsExactly("member-1 [orders-0, orders-2]", "member-2 [orders-1]", "member-3 [orders-2]");
    }

    @Test
    void everyRecordIsHandledOnceThoughPartitionsMove() {
        History run = handOver();
        assertThat(events(run, Handled.class))
                .extracting(Handled::record)
                .doesNotHaveDuplicates()
                .hasSize(6);
        assertThat(run.at(run.size() - 2)).isInstanceOf(Drained.class);
    }

    @Test
    void aMemberGoesOnWithWhatItKeepsWhileTheOthersJoin() {
        History run = handOver();
        assertThat(events(run, Delivered.class))
                .filteredOn(each ->
                        each.member().number() == 1 && each.record().partition().partition() == 0)
                .extracting(each -> each.record().offset())
                .containsExactly(0L, 1L);
        assertThat(events(run, CommitRefused.class)).allMatch(CommitRefused::retriable);
    }
}
