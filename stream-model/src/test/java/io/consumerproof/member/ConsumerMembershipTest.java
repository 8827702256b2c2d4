package io.consumerproof.member;

import static io.consumerproof.member.Stage.partitions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.log.Refusal;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ConsumerMembershipTest {

    private final Stage stage = new Stage(2);
    private final Stage.Actor a = stage.open("a");

    @Test
    void theFirstMemberIsAssignedEverythingInItsFirstPoll() {
        a.poll();

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]");
        assertThat(a.membership.assignment()).isEqualTo(partitions(0, 1));
        assertThat(a.membership.state()).isEqualTo(ConsumerState.STABLE);
    }

    @Test
    void aPartitionMovesOnceItsOwnerHasGivenItUpInAPoll() {
        a.poll();
        Stage.Actor b = stage.open("b");
        stage.run(300, b);
        assertThat(b.called).isEmpty();
        assertThat(a.membership.assignment()).isEqualTo(partitions(0, 1));

        stage.run(300, a, b);

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "REVOKED [t-1]");
        assertThat(b.called).containsExactly("ASSIGNED [t-1]");
    }

    @Test
    void aMemberThatWasCutOffLearnsOfItsLossInItsNextPoll() {
        a.poll();
        a.membership.disconnect(stage.cluster.nowMicros());
        Stage.Actor b = stage.open("b");
        stage.run(1500, b);
        assertThat(b.called).containsExactly("ASSIGNED [t-0, t-1]");
        a.membership.connect(stage.cluster.nowMicros());

        assertThat(a.commit(0, 1)).isEqualTo(Refusal.COMMIT_FAILED);
        stage.run(200, b);
        assertThat(a.commit(0, 1)).isEqualTo(Refusal.COMMIT_FAILED);
        assertThat(a.membership.assignment()).isEqualTo(partitions(0, 1));
        stage.run(500, a, b);

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "LOST [t-0, t-1]", "ASSIGNED [t-1]");
        assertThat(b.called).containsExactly("ASSIGNED [t-0, t-1]", "REVOKED [t-1]");
    }

    @Test
    void aMemberThatIsCutOffCannotCommit() {
        a.poll();
        a.membership.disconnect(stage.cluster.nowMicros());

        assertThat(a.commit(0, 1)).isEqualTo(Refusal.TIMEOUT);
    }

    @Test
    void aMemberThatDoesNotPollLeavesAndComesBackWithItsNextPoll() {
        a.poll();
        stage.run(5000);
        assertThat(a.membership.state()).isEqualTo(ConsumerState.STALE);
        assertThat(a.commit(0, 1)).isNull();

        a.poll();

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "LOST [t-0, t-1]", "ASSIGNED [t-0, t-1]");
    }

    @Test
    void aStaticMemberThatDoesNotPollKeepsItsPartitionsForASession() {
        a.close();
        Stage.Actor i = stage.open("i", "i");
        Stage.Actor b = stage.open("b");
        i.poll();
        stage.run(300, i, b);
        stage.run(5100, b);
        assertThat(i.membership.state()).isEqualTo(ConsumerState.STALE);
        assertThat(b.membership.assignment()).isEqualTo(partitions(1));

        stage.run(1500, b);

        assertThat(b.membership.assignment()).isEqualTo(partitions(0, 1));
    }

    @Test
    void partitionsThatAreAddedShowOnlyInAPoll() {
        a.poll();
        stage.cluster.log().grow("t", 3);
        stage.run(300);
        assertThat(a.membership.assignment()).isEqualTo(partitions(0, 1));

        a.poll();

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "ASSIGNED [t-2]");
        assertThat(a.membership.assignment()).isEqualTo(partitions(0, 1, 2));
    }

    @Test
    void closeRevokesAndLeaves() {
        a.poll();
        Stage.Actor b = stage.open("b");
        b.poll();
        a.close();
        stage.run(200, b);

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "REVOKED [t-0, t-1]");
        assertThat(b.called).containsExactly("ASSIGNED [t-0, t-1]");
    }

    @Test
    void whoUnsubscribesMaySubscribeAgain() {
        a.poll();
        a.unsubscribe();
        assertThat(a.membership.assignment()).isEmpty();
        a.membership.subscribe(new TreeSet<>(List.of("t")));
        a.poll();

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "REVOKED [t-0, t-1]", "ASSIGNED [t-0, t-1]");
    }

    @Test
    void anotherProcessWithItsInstanceIdIsRefusedForGood() {
        a.close();
        Stage.Actor first = stage.open("i1", "i");
        first.poll();
        Stage.Actor second = stage.open("i2", "i");

        assertThat(second.polling()).isEqualTo(Refusal.UNRELEASED_INSTANCE_ID);
        assertThat(second.polling()).isNull();
        assertThat(second.called).isEmpty();
        assertThat(first.commit(0, 1)).isNull();
    }

    @Test
    void aProcessThatWasReplacedIsToldOnce() {
        a.close();
        Stage.Actor first = stage.open("i1", "i");
        first.poll();
        first.membership.disconnect(stage.cluster.nowMicros());
        stage.cluster.groups().leave("g", "i1", "i");
        Stage.Actor second = stage.open("i2", "i");
        second.poll();
        first.membership.connect(stage.cluster.nowMicros());

        assertThat(first.polling()).isEqualTo(Refusal.FENCED_INSTANCE_ID);
        assertThat(first.called).containsExactly("ASSIGNED [t-0, t-1]", "LOST [t-0, t-1]");
        assertThat(first.polling()).isNull();
    }

    @Test
    void aCallbackForNewPartitionsThatThrowsIsCalledAgainWithNone() {
        a.throwing = 1;
        assertThatThrownBy(a::poll).isInstanceOf(IllegalStateException.class);
        assertThat(a.membership.assignment()).isEqualTo(partitions(0, 1));
        assertThat(a.membership.state()).isEqualTo(ConsumerState.RECONCILING);

        a.poll();

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]");
        assertThat(a.membership.state()).isEqualTo(ConsumerState.STABLE);
    }

    @Test
    void aCallbackForRevokedPartitionsThatThrowsIsCalledAgain() {
        a.poll();
        Stage.Actor b = stage.open("b");
        stage.run(150, b);
        a.throwing = 1;
        assertThatThrownBy(a::poll).isInstanceOf(IllegalStateException.class);
        stage.run(300, a, b);

        assertThat(a.called).containsExactly("ASSIGNED [t-0, t-1]", "REVOKED [t-1]", "REVOKED [t-1]");
        assertThat(b.called).containsExactly("ASSIGNED [t-1]");
    }

    @Test
    void aCallbackThatThrewIsDueAgainForTheSameTargetBeforeTheNextIsHeardOf() {
        a.poll();
        Stage.Actor b = stage.open("b");
        b.throwing = 1;
        assertThatThrownBy(b::poll).isInstanceOf(IllegalStateException.class);

        stage.run(300, a);

        assertThat(a.called).contains("REVOKED [t-1]");
        assertThat(b.membership.duty()).isEqualTo(new Duty(Duty.Kind.ASSIGNED, List.of()));
        b.poll();
        assertThat(b.called).containsExactly("ASSIGNED [t-1]");
    }

    @Test
    void whatIsCommittedByItselfIsCommittedBeforeAnythingMoves() {
        StringBuilder said = new StringBuilder();
        a.close();
        Stage.Actor auto = stage.open("auto", null, now -> said.append("commit "));
        auto.poll();
        stage.cluster.log().grow("t", 3);
        stage.run(300);
        assertThat(said).hasToString("commit ");

        auto.poll();

        assertThat(said).hasToString("commit commit ");
    }

    @Test
    void theApplicationGoesOnNamingTheLastEpoch() {
        a.poll();
        stage.run(5000);

        assertThat(a.membership.standing().generation()).isEqualTo(2);
        assertThat(a.membership.standing().memberId()).isEqualTo("a");
    }
}
