package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.ORDERS_0;
import static io.consumerproof.simulation.Play.ORDERS_1;
import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.MemberEvent.Started;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Trims;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What trims leave out is not there; everything else is as it was declared. */
class TrimmedRunTest {

    private static Play threeRecords() {
        return new Play().append(0, "a").append(1, "b").append(1, "c");
    }

    private static GroupSettings three(GroupSettings group) {
        return group.members(3).instances(List.of("x", "y"));
    }

    @Test
    void whatNothingIsLeftOutOfIsAsItWasDeclared() {
        History whole = threeRecords().run(true);
        assertThat(threeRecords().trims(Trims.NONE).run(true).text()).isEqualTo(whole.text());
        assertThat(events(whole, Started.class)).hasSize(4);
    }

    @Test
    void aRecordThatIsLeftOutIsNotAppendedAndTheOthersKeepTheirOrdinals() {
        History run = threeRecords().trims(Trims.ofRecords(List.of(1))).run(false);
        assertThat(events(run, Appended.class))
                .extracting(each -> each.record() + " #" + each.appended().ordinal())
                .containsExactly("orders-0@0 #0", "orders-1@0 #2");
    }

    @Test
    void aMemberThatIsLeftOutDoesNotStartAndNotAfterARestart() {
        History run = threeRecords().trims(Trims.NONE.withoutMember(0, 2)).run(true);
        assertThat(events(run, Started.class)).hasSize(2);
        assertThat(events(run, Assigned.class))
                .extracting(each -> each.claims().stream().map(Claim::partition).toList())
                .containsOnly(List.of(ORDERS_0, ORDERS_1));
    }

    @Test
    void aStaticMemberThatIsLeftOutTakesItsInstanceWithIt() {
        GroupSettings declared = three(GroupSettings.named("billing"));
        assertThat(Trims.NONE.withoutMember(0, 1).of(0, declared))
                .isEqualTo(declared.members(2).instances(List.of("y")));
        assertThat(Trims.NONE.withoutMember(0, 3).of(0, declared)).isEqualTo(declared.members(2));
        assertThat(Trims.NONE.withoutMember(0, 1).of(1, declared)).isEqualTo(declared);
    }

    @Test
    void aGroupOfWhichNobodyWouldBeLeftStaysAsItIs() {
        GroupSettings declared = GroupSettings.named("billing").members(2);
        assertThat(Trims.NONE.withoutMember(0, 1).withoutMember(0, 2).of(0, declared))
                .isEqualTo(declared);
    }

    @Test
    void whatWasMeantForAPartitionThatIsLeftOutGoesToOneThatIsThere() {
        History run = threeRecords().trims(Trims.NONE.withFewerPartitions(0, 1)).run(false);
        assertThat(events(run, Appended.class))
                .extracting(Appended::record)
                .containsExactly(record(0, 0), record(0, 1), record(0, 2));
    }

    @Test
    void aKeyPointsIntoThePartitionsThatAreThere() {
        Play play = new Play().partitions(3);
        for (String key : List.of("a", "b", "c", "d", "e", "f", "g")) {
            play.append(Append.record("orders", key, key));
        }
        History run = play.trims(Trims.NONE.withFewerPartitions(0, 2)).run(false);
        assertThat(events(run, Appended.class))
                .extracting(each -> each.record().partition())
                .containsOnly(ORDERS_0);
    }

    @Test
    void onePartitionStays() {
        TopicSettings declared = new TopicSettings("orders", 2);
        assertThat(Trims.NONE.withFewerPartitions(0, 5).of(0, declared).partitions())
                .isEqualTo(1);
        assertThat(Trims.NONE.withFewerPartitions(1, 1).of(0, declared)).isEqualTo(declared);
    }
}
