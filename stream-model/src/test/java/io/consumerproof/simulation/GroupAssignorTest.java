package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Trims;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A group assigns in a run as its assignor does. */
class GroupAssignorTest {

    private static final int PARTITIONS = 5;

    @Test
    void aRangeGroupGivesTopicsOfOnePartitionToTheFirstMember() {
        assertThat(assigned(twoTopicsOfOnePartition(AssignorName.RANGE), 1))
                .isEqualTo("{member-1=[orders-0, payments-0], member-2=[]}");
    }

    @Test
    void aRoundRobinGroupDealsAcrossTopics() {
        assertThat(assigned(twoTopicsOfOnePartition(AssignorName.ROUND_ROBIN), 1))
                .isEqualTo("{member-1=[orders-0], member-2=[payments-0]}");
    }

    private static History twoTopicsOfOnePartition(AssignorName assignor) {
        Simulation simulation = new Simulation(
                Choices.DULLEST, new RunSettings(FaultBudget.NONE, List.of(), Trims.NONE, Exclusions.NONE));
        simulation.topic(new TopicSettings("orders", 1));
        simulation.topic(new TopicSettings("payments", 1));
        simulation.group(GroupSettings.named("billing").assignor(assignor), world -> deliveries -> {});
        simulation.append(Append.record("orders", "o-1", "paid"));
        simulation.drain();
        simulation.finish();
        return simulation.history();
    }

    @Test
    void aRoundRobinGroupForgetsWhoHadWhatWhenAMemberJoins() {
        // member-1 had 0, 2, 4 and member-2 had 1, 3
        assertThat(assigned(aThirdMemberJoins(AssignorName.ROUND_ROBIN), 2))
                .isEqualTo("{member-1=[orders-0, orders-3], member-2=[orders-1, orders-4], member-3=[orders-2]}");
    }

    @Test
    void aStickyGroupMovesOnlyWhatAThirdMemberNeeds() {
        // member-1 had 0, 2, 4 and keeps two of them; member-2 had 1, 3 and keeps both
        assertThat(assigned(aThirdMemberJoins(AssignorName.STICKY), 1))
                .isEqualTo("{member-1=[orders-0, orders-2, orders-4], member-2=[orders-1, orders-3]}");
        assertThat(assigned(aThirdMemberJoins(AssignorName.STICKY), 2))
                .isEqualTo("{member-1=[orders-0, orders-2], member-2=[orders-1, orders-3], member-3=[orders-4]}");
    }

    private static History aThirdMemberJoins(AssignorName assignor) {
        return fiveRecords(assignor)
                .pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "join")
                .run(false);
    }

    @Test
    void aStickyGroupGivesBackWhatAMemberHadBeforeAnEmptyRebalance() {
        History run = fiveRecords(AssignorName.STICKY)
                .pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "same member")
                .run(false);

        assertThat(assigned(run, 2)).isEqualTo(assigned(run, 1));
    }

    @Test
    void aStickyGroupDoesNotTakeFromTheOthersWhatAMemberRemembersThatWasRemoved() {
        // member-1 is removed for its silence; in generation 2 member-2 has all, in generation 3 it keeps its first
        // three
        History run = fiveRecords(AssignorName.STICKY)
                .pin(FaultKind.STALL, Point.BEFORE_EFFECT, record(0, 0), "pause")
                .run(false);

        assertThat(assigned(run, 2)).isEqualTo("{member-2=[orders-0, orders-1, orders-2, orders-3, orders-4]}");
        assertThat(assigned(run, 3))
                .isEqualTo("{member-1=[orders-3, orders-4], member-2=[orders-0, orders-1, orders-2]}");
    }

    private static Play fiveRecords(AssignorName assignor) {
        Play play = new Play().partitions(PARTITIONS).group(each -> each.assignor(assignor));
        play.append(0, "a").append(0, "b");
        for (int partition = 1; partition < PARTITIONS; partition++) {
            play.append(partition, "c");
        }
        return play;
    }

    private static String assigned(History run, int generation) {
        SortedMap<String, List<TopicPartition>> assigned = new TreeMap<>();
        for (Assigned each : events(run, Assigned.class)) {
            if (each.generation() == generation) {
                assigned.put(
                        each.member().toString(),
                        each.claims().stream().map(Claim::partition).toList());
            }
        }
        return assigned.toString();
    }
}
