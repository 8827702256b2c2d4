package io.consumerproof.producer;

import static io.consumerproof.history.Isolation.READ_UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.cluster.Brokers;
import io.consumerproof.log.Acks;
import io.consumerproof.log.Drafts;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ProducerRetriesTest {

    private static final ProducerSettings IDEMPOTENT = ProducerSettings.DEFAULT.withoutLinger();
    private static final ProducerSettings PLAIN = IDEMPOTENT.acknowledged(Acks.ALL, false);
    private static final ProducerSettings LEADER = IDEMPOTENT.acknowledged(Acks.LEADER, false);

    private final Brokers brokers = new Brokers();

    @Test
    void anIdempotentRetryAfterALostAnswerIsAppendedOnce() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT);
        producer.loseAnswers(2);

        Sending sending = producer.send("in", 0, Drafts.of("a"));
        assertThat(sending.isDone()).isFalse();
        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0");
        producer.await(sending);

        assertThat(sending.offset()).isZero();
        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0");
        assertThat(brokers.cluster.nowMillis()).isEqualTo(2 * 30_100);
    }

    @Test
    void withoutIdempotenceTheRetryIsASecondRecord() {
        Producer producer = new Producer(brokers.cluster, PLAIN);
        producer.loseAnswers(1);

        Sending sending = producer.send("in", 0, Drafts.of("a"));
        producer.await(sending);

        assertThat(sending.offset()).isEqualTo(1);
        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0", "a@1");
    }

    @Test
    void twoIndependentSendsOfOneEventAreTwoRecords() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT);

        producer.await(producer.send("in", 0, Drafts.of("a")));
        producer.await(producer.send("in", 0, Drafts.of("a")));

        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0", "a@1");
    }

    @Test
    void aRecordWhoseAnswersAreAllLostFailsAndStandsInTheLog() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT);
        producer.loseAnswers(100);

        Sending sending = producer.send("in", 0, Drafts.of("a"));
        producer.await(sending);

        assertThat(refusal(sending)).isEqualTo(Refusal.TIMEOUT);
        assertThat(brokers.cluster.nowMillis()).isEqualTo(120_000);
        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0");

        producer.loseAnswers(0);
        producer.await(producer.send("in", 0, Drafts.of("a")));
        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0", "a@1");
    }

    @Test
    void whoWaitsForAllWaitsForEveryReplicaInSync() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT);
        Sending sending = producer.send("out", 0, Drafts.of("a"));
        brokers.pass(1000);
        assertThat(sending.isDone()).isFalse();
        assertThat(brokers.seen("out", READ_UNCOMMITTED)).isEmpty();

        brokers.replicas().replicate(1);
        producer.await(sending);

        assertThat(sending.offset()).isZero();
        assertThat(brokers.seen("out", READ_UNCOMMITTED)).containsExactly("a@0");
    }

    @Test
    void whoWaitsForTheLeaderAloneLosesWhatOnlyTheLeaderHad() {
        Producer producer = new Producer(brokers.cluster, LEADER);
        Sending sending = producer.send("out", 0, Drafts.of("a"));
        assertThat(sending.offset()).isZero();

        brokers.replicas().fail(0);
        brokers.replicas().elect();

        assertThat(brokers.partition("out").endOffset()).isZero();
        producer.await(producer.send("out", 0, Drafts.of("b")));
        brokers.replicas().recover(0);
        brokers.replicas().replicateAll();
        assertThat(brokers.seen("out", READ_UNCOMMITTED)).containsExactly("b@0");
    }

    @Test
    void aNewLeaderIsFoundAndTheBatchAppendedOnceWhetherTheOldOneHandedItOnOrNot() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT);
        Sending lost = producer.send("out", 0, Drafts.of("a"));
        brokers.replicas().fail(0);
        brokers.replicas().elect();
        producer.await(lost);
        assertThat(lost.offset()).isZero();

        Sending kept = producer.send("out", 0, Drafts.of("b"));
        brokers.replicas().recover(0);
        brokers.replicas().replicateAll();
        brokers.replicas().fail(1);
        brokers.replicas().elect();
        producer.await(kept);

        assertThat(kept.offset()).isEqualTo(1);
        assertThat(brokers.seen("out", READ_UNCOMMITTED)).containsExactly("a@0", "b@1");
    }

    @Test
    void withoutLeaderARecordIsTriedUntilItsTimeIsOver() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT);
        brokers.replicas().fail(0);
        brokers.replicas().fail(1);

        Sending sending = producer.send("out", 0, Drafts.of("a"));
        producer.await(sending);

        assertThat(refusal(sending)).isEqualTo(Refusal.TIMEOUT);
        assertThat(brokers.cluster.nowMillis()).isEqualTo(120_000);
    }

    @Test
    void withoutAcknowledgementsNothingIsToldNotEvenARefusal() {
        Producer producer = new Producer(brokers.cluster, IDEMPOTENT.acknowledged(Acks.NONE, false));
        brokers.replicas().fail(0);

        assertThat(producer.send("in", 0, Drafts.of("a")).offset()).isEqualTo(Sending.NO_OFFSET);
        assertThat(producer.send("out", 0, Drafts.of("b")).offset()).isEqualTo(Sending.NO_OFFSET);

        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0");
        assertThat(brokers.partition("out").endOffset()).isZero();
    }

    @Test
    void recordsThatLingerTogetherAreOneBatchAndAFlushDoesNotWait() {
        Producer producer = new Producer(brokers.cluster, ProducerSettings.DEFAULT);
        Sending first = producer.send("in", 0, Drafts.of("a"));
        Sending second = producer.send("in", 0, Drafts.of("b"));
        assertThat(brokers.partition("in").endOffset()).isZero();

        producer.flush();
        assertThat(first.offset()).isZero();
        assertThat(second.offset()).isEqualTo(1);
        assertThat(brokers.cluster.nowMillis()).isZero();

        producer.await(producer.send("in", 0, Drafts.of("c")));
        assertThat(brokers.cluster.nowMillis()).isEqualTo(5);
    }

    @Test
    void aPartitionThatIsNotThereIsWaitedForInVain() {
        Calls calls = new Calls(brokers, IDEMPOTENT);

        assertThat(calls.sendTo("in", 7, Drafts.of("a"))).isEqualTo("TimeoutException");
        assertThat(calls.sendTo("nowhere", 0, Drafts.of("a"))).isEqualTo("TimeoutException");
        assertThat(brokers.cluster.nowMillis()).isEqualTo(120_000);
    }

    @Test
    void settingsThatContradictEachOtherAreRefused() {
        assertThatThrownBy(() -> IDEMPOTENT.acknowledged(Acks.LEADER, true))
                .hasMessageContaining("config.ConfigException: an idempotent producer has acks '1'");
        assertThatThrownBy(() -> LEADER.transactional("a", 1000))
                .hasMessageContaining("config.ConfigException: transactional id 'a' of a producer without idempotence");
    }

    private static Refusal refusal(Sending sending) {
        RefusedException failure = sending.failure();
        return Objects.requireNonNull(failure).refusal();
    }
}
