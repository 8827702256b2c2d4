package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ReplicasTest {

    private final Log log = new Log();
    private final Intake intake = intake();
    private final Replicas replicas = Objects.requireNonNull(intake.replicas());
    private final Partition partition = log.partitionsOf("orders").get(0);

    private final List<String> sent = new ArrayList<>();

    private Intake intake() {
        log.createTopic("orders", 1, TopicRules.DEFAULTS.with(Map.of("min.insync.replicas", "2")));
        Intakes intakes = new Intakes(log);
        intakes.replicate("orders", 3);
        return intakes.of(new TopicPartition("orders", 0));
    }

    @Test
    void readersSeeWhatEveryReplicaInSyncHas() {
        Receipt receipt = send(Acks.ALL, "a");
        assertThat(partition.highWatermark()).isZero();
        assertThat(intake.acknowledgement(receipt, Acks.ALL)).isEqualTo(Acknowledgement.WAITING);

        replicas.replicate(1);
        assertThat(partition.highWatermark()).isZero();

        replicas.replicate(2);
        assertThat(partition.highWatermark()).isEqualTo(1);
        assertThat(intake.acknowledgement(receipt, Acks.ALL)).isEqualTo(Acknowledgement.WRITTEN);
    }

    @Test
    void aReplicaThatFallsBehindIsNotWaitedFor() {
        send(Acks.ALL, "a");
        replicas.replicate(1);

        replicas.fallBehind(2);

        assertThat(partition.highWatermark()).isEqualTo(1);
        assertThat(replicas.inSync()).containsExactly(0, 1);
        replicas.replicate(2);
        assertThat(replicas.inSync()).containsExactly(0, 1, 2);
    }

    @Test
    void withTooFewInSyncAllIsRefusedBeforeTheAppendAndOneIsNotButNobodySeesIt() {
        replicas.fail(1);
        replicas.fail(2);

        assertThatThrownBy(() -> send(Acks.ALL, "a")).hasMessageContaining("NotEnoughReplicasException");
        assertThat(partition.endOffset()).isZero();
        Receipt receipt = send(Acks.LEADER, "b");
        assertThat(intake.acknowledgement(receipt, Acks.LEADER)).isEqualTo(Acknowledgement.WRITTEN);
        assertThat(partition.highWatermark()).isZero();

        replicas.recover(1);
        replicas.replicate(1);
        assertThat(partition.highWatermark()).isEqualTo(1);
    }

    @Test
    void whoWaitsForAllMayHearThatTooFewWereLeftAfterTheAppendWhichStands() {
        Receipt receipt = send(Acks.ALL, "a");
        replicas.replicateAll();
        replicas.fail(1);
        replicas.fail(2);

        assertThat(intake.acknowledgement(receipt, Acks.ALL)).isEqualTo(Acknowledgement.TOO_FEW_AFTER_APPEND);
        assertThat(standing()).containsExactly("a@0");
    }

    @Test
    void whatOnlyTheLeaderHasIsLostWithIt() {
        send(Acks.LEADER, "a");
        replicas.replicateAll();
        Receipt tail = send(Acks.LEADER, "b");
        assertThat(intake.acknowledgement(tail, Acks.LEADER)).isEqualTo(Acknowledgement.WRITTEN);

        replicas.fail(0);
        assertThat(replicas.elect()).isEqualTo(1);

        assertThat(replicas.leader()).isEqualTo(1);
        assertThat(standing()).containsExactly("a@0");
        intake.take(Batch.plain(Drafts.all("c")), Acks.LEADER, 0);
        assertThat(standing()).containsExactly("a@0", "c@1");
    }

    @Test
    void whatWasAcknowledgedByAllIsNeverLostToACleanElection() {
        send(Acks.ALL, "a");
        replicas.replicate(1);
        replicas.fallBehind(2);

        replicas.fail(0);
        assertThat(replicas.elect()).isZero();

        assertThat(replicas.leader()).isEqualTo(1);
        assertThat(standing()).containsExactly("a@0");
    }

    @Test
    void whoWaitsForAllHearsOfANewLeaderAndDoesNotKnowWhetherTheBatchStands() {
        Receipt receipt = send(Acks.ALL, "a");
        replicas.replicate(1);
        replicas.fail(0);
        assertThat(intake.acknowledgement(receipt, Acks.ALL)).isEqualTo(Acknowledgement.LEADER_CHANGED);

        replicas.elect();

        assertThat(intake.acknowledgement(receipt, Acks.ALL)).isEqualTo(Acknowledgement.LEADER_CHANGED);
        assertThat(standing()).containsExactly("a@0");
        assertThat(send(Acks.ALL, "a").isDuplicate()).isTrue();
    }

    @Test
    void aProducersNumbersGoBackWithTheLog() {
        send(Acks.LEADER, "a");
        replicas.fail(0);
        replicas.elect();

        Receipt again = send(Acks.LEADER, "a");

        assertThat(again.isDuplicate()).isFalse();
        assertThat(standing()).containsExactly("a@0");
    }

    @Test
    void withoutLeaderNothingIsTaken() {
        replicas.fail(0);

        assertThatThrownBy(() -> send(Acks.LEADER, "a")).hasMessageContaining("NotLeaderOrFollowerException");
        assertThat(intake.isAvailable()).isFalse();
    }

    @Test
    void aBrokerThatComesBackFollowsAndIsInSyncOnceItHasCaughtUp() {
        send(Acks.LEADER, "lost");
        replicas.fail(0);
        replicas.elect();
        send(Acks.ALL, "a", 1);

        replicas.recover(0);
        assertThat(replicas.inSync()).containsExactly(1, 2);
        assertThat(replicas.endOf(0)).isZero();
        replicas.replicateAll();

        assertThat(replicas.inSync()).containsExactly(0, 1, 2);
        assertThat(replicas.endOf(0)).isEqualTo(1);
        assertThat(partition.highWatermark()).isEqualTo(1);
    }

    @Test
    void theLastReplicasThatLeftWhileTooFewWereInSyncMayStillLead() {
        send(Acks.ALL, "a");
        replicas.replicateAll();
        replicas.fail(2);
        replicas.fail(1);
        replicas.fail(0);
        assertThat(replicas.elect()).isZero();
        assertThat(replicas.leader()).isEqualTo(Replicas.NOBODY);

        replicas.recover(2);
        replicas.elect();
        assertThat(replicas.leader()).isEqualTo(Replicas.NOBODY);

        replicas.recover(1);
        replicas.elect();
        assertThat(replicas.leader()).isEqualTo(1);
        assertThat(standing()).containsExactly("a@0");
    }

    @Test
    void anUncleanElectionLosesWhatWasAcknowledged() {
        replicas.fail(2);
        Receipt receipt = send(Acks.ALL, "a");
        replicas.replicate(1);
        assertThat(intake.acknowledgement(receipt, Acks.ALL)).isEqualTo(Acknowledgement.WRITTEN);
        replicas.fail(1);
        replicas.fail(0);
        replicas.recover(2);

        assertThat(replicas.elect()).isZero();
        assertThat(replicas.electUncleanly()).isEqualTo(1);

        assertThat(replicas.leader()).isEqualTo(2);
        assertThat(replicas.inSync()).containsExactly(2);
        assertThat(standing()).isEmpty();
        assertThat(partition.highWatermark()).isZero();
    }

    @Test
    void aTransactionWhoseMarkerWasLostIsOpenAgain() {
        intake.take(new Batch(9, (short) 0, 0, true, Drafts.all("a")), Acks.ALL, 0);
        replicas.replicateAll();
        intake.end(9, (short) 1, true, 0);
        assertThat(intake.isInTransaction(9, (short) 0)).isFalse();

        replicas.fail(0);
        replicas.elect();

        assertThat(intake.isInTransaction(9, (short) 0)).isTrue();
        assertThat(partition.lastStableOffset()).isZero();
    }

    @Test
    void aTopicIsReplicatedBeforeItIsWrittenTo() {
        Intakes intakes = new Intakes(log);
        intakes.of(new TopicPartition("orders", 0));

        assertThatThrownBy(() -> intakes.replicate("orders", 3)).hasMessage("topic 'orders' has been written to");
        assertThatThrownBy(() -> intakes.replicate("orders", 0))
                .hasMessage("replication factor '0' of 'orders', the least is 1");
    }

    private Receipt send(Acks acks, String value) {
        return send(acks, value, 5);
    }

    /** The first batch of a value is its producer's next one; sent again it is the same batch. */
    private Receipt send(Acks acks, String value, long producerId) {
        int sequence = sent.indexOf(value);
        if (sequence < 0) {
            sequence = sent.size();
            sent.add(value);
        }
        return intake.take(new Batch(producerId, (short) 0, sequence, false, Drafts.all(value)), acks, 0);
    }

    private List<String> standing() {
        return Drafts.standing(partition);
    }
}
