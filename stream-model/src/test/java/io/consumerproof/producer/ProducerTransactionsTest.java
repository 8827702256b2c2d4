package io.consumerproof.producer;

import static io.consumerproof.history.Isolation.READ_COMMITTED;
import static io.consumerproof.history.Isolation.READ_UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.cluster.Brokers;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Drafts;
import org.junit.jupiter.api.Test;

class ProducerTransactionsTest {

    private static final ProducerSettings SETTINGS =
            ProducerSettings.DEFAULT.withoutLinger().transactional("a", 1000);

    private final Brokers brokers = new Brokers();
    private final Calls p = new Calls(brokers, SETTINGS);

    @Test
    void aCommittedTransactionIsSeenAndTakesOneOffsetMore() {
        p.init();
        p.begin();
        assertThat(p.send("a")).isEqualTo("0");
        assertThat(p.send("b")).isEqualTo("1");
        assertThat(brokers.seen("in", READ_COMMITTED)).isEmpty();

        assertThat(p.commit()).isEqualTo("ok");

        assertThat(brokers.seen("in", READ_COMMITTED)).containsExactly("a@0", "b@1");
        assertThat(brokers.partition("in").endOffset()).isEqualTo(3);
    }

    @Test
    void anEmptyTransactionWritesNothing() {
        p.init();
        p.begin();
        assertThat(p.commit()).isEqualTo("ok");
        p.begin();
        assertThat(p.abort()).isEqualTo("ok");

        assertThat(brokers.partition("in").endOffset()).isZero();
    }

    @Test
    void callsInTheWrongOrderAreIllegalStatesAndHarmNothing() {
        assertThat(p.begin()).isEqualTo("IllegalStateException");
        assertThat(p.commit()).isEqualTo("IllegalStateException");
        assertThat(p.init()).isEqualTo("ok");
        assertThat(p.init()).isEqualTo("IllegalStateException");
        assertThat(p.abort()).isEqualTo("IllegalStateException");
        assertThat(p.begin()).isEqualTo("ok");
        assertThat(p.begin()).isEqualTo("IllegalStateException");
        assertThat(p.init()).isEqualTo("IllegalStateException");
        assertThat(p.send("a")).isEqualTo("0");
        assertThat(p.commit()).isEqualTo("ok");
    }

    @Test
    void aRecordThatIsSentOutsideATransactionIsRefusedAndGoesOutWithTheNextOne() {
        assertThat(p.send("x")).isEqualTo("IllegalStateException");
        p.init();
        assertThat(p.send("y")).isEqualTo("IllegalStateException");
        p.begin();
        assertThat(brokers.partition("in").endOffset()).isZero();

        assertThat(p.send("a")).isEqualTo("2");
        p.commit();

        assertThat(brokers.seen("in", READ_COMMITTED)).containsExactly("x@0", "y@1", "a@2");
    }

    @Test
    void anAbortDropsWhatWasRefusedBefore() {
        p.init();
        p.send("x");
        p.begin();
        assertThat(p.abort()).isEqualTo("ok");
        p.begin();

        assertThat(p.send("a")).isEqualTo("0");
    }

    @Test
    void aRefusedRecordForAnotherPartitionHoldsTheCommitUpUntilItsTimeIsOver() {
        p.init();
        p.sendTo("in", 1, Drafts.of("x"));
        p.begin();
        p.send("a");

        assertThat(p.commit()).isEqualTo("TimeoutException");
        assertThat(p.begin()).isEqualTo("IllegalStateException");
        assertThat(p.abort()).isEqualTo("IllegalStateException");
        brokers.pass(1);
        assertThat(p.commit()).isEqualTo("TransactionAbortableException");
        assertThat(p.abort()).isEqualTo("ok");
        assertThat(brokers.cluster.nowMillis()).isEqualTo(120_000);
    }

    @Test
    void aRefusedRecordWhoseTimeIsOverBetweenTransactionsIsTheEnd() {
        p.init();
        p.send("x");

        brokers.pass(120_000);

        assertThat(p.begin()).isEqualTo("IllegalStateException");
        assertThat(p.producer.phase()).isEqualTo(ProducerPhase.FATAL_ERROR);
    }

    @Test
    void aFailedSendLeavesTheAbortAsTheOnlyWayOut() {
        p.init();
        p.begin();
        p.send("a");

        assertThat(p.sendTooLarge()).isEqualTo("RecordTooLargeException");
        assertThat(p.send("b")).isEqualTo("KafkaException(cause RecordTooLargeException)");
        assertThat(p.commit()).isEqualTo("KafkaException(cause RecordTooLargeException)");
        assertThat(p.abort()).isEqualTo("ok");

        p.begin();
        assertThat(p.send("c")).isEqualTo("2");
        assertThat(p.commit()).isEqualTo("ok");
        assertThat(brokers.seen("in", READ_COMMITTED)).containsExactly("c@2");
    }

    @Test
    void aSendThatFailsOutsideATransactionIsAnIllegalState() {
        p.init();

        assertThat(p.sendTooLarge()).isEqualTo("IllegalStateException");
        assertThat(p.begin()).isEqualTo("ok");
    }

    @Test
    void aZombiesExceptionDependsOnItsCall() {
        p.init();
        p.begin();
        p.send("a");
        Calls q = successor();

        assertThat(brokers.seen("in", READ_UNCOMMITTED)).containsExactly("a@0");
        assertThat(p.send("b")).isEqualTo("InvalidProducerEpochException");
        assertThat(p.send("c")).isEqualTo("InvalidProducerEpochException");
        assertThat(p.commit()).isEqualTo("InvalidProducerEpochException");
        assertThat(p.abort()).isEqualTo("ProducerFencedException");
        assertThat(p.begin()).isEqualTo("ProducerFencedException");
        assertThat(p.send("d")).isEqualTo("ProducerFencedException");
        assertThat(q.begin()).isEqualTo("ok");
        assertThat(q.send("e")).isEqualTo("2");
        assertThat(q.commit()).isEqualTo("ok");
        assertThat(brokers.seen("in", READ_COMMITTED)).containsExactly("e@2");
    }

    @Test
    void aZombieThatCommitsFirstIsFenced() {
        p.init();
        p.begin();
        p.send("a");
        successor();

        assertThat(p.commit()).isEqualTo("ProducerFencedException");
        assertThat(brokers.seen("in", READ_COMMITTED)).isEmpty();
    }

    @Test
    void aZombieWithoutTransactionLearnsItFromItsFirstRecordOrOffsets() {
        p.init();
        successor();

        assertThat(p.begin()).isEqualTo("ok");
        assertThat(p.commit()).isEqualTo("ok");
        p.begin();
        assertThat(p.sendOffsets(1, Standing.outside("g"))).isEqualTo("ProducerFencedException");
        assertThat(p.abort()).isEqualTo("ProducerFencedException");
    }

    @Test
    void afterTheTimeOutAnAbortWorksAndTheProducerGoesOn() {
        p.init();
        p.begin();
        p.send("a");
        brokers.pass(1400);

        assertThat(p.send("b")).isEqualTo("InvalidProducerEpochException");
        assertThat(p.abort()).isEqualTo("ok");
        assertThat(p.begin()).isEqualTo("ok");
        assertThat(p.send("c")).isEqualTo("2");
        assertThat(p.commit()).isEqualTo("ok");
    }

    @Test
    void afterTheTimeOutACommitIsTheEnd() {
        p.init();
        p.begin();
        p.send("a");
        brokers.pass(1400);

        assertThat(p.commit()).isEqualTo("InvalidTxnStateException");
        assertThat(p.abort()).isEqualTo("KafkaException(cause InvalidTxnStateException)");
        assertThat(p.begin()).isEqualTo("KafkaException(cause InvalidTxnStateException)");
        assertThat(p.send("b")).isEqualTo("KafkaException(cause InvalidTxnStateException)");
    }

    @Test
    void closingAbortsAnOpenTransactionAndEndsAllCalls() {
        p.init();
        p.begin();
        p.send("a");

        assertThat(p.close(3000)).isEqualTo("ok");

        assertThat(brokers.partition("in").lastStableOffset()).isEqualTo(2);
        assertThat(brokers.seen("in", READ_COMMITTED)).isEmpty();
        assertThat(p.begin()).isEqualTo("IllegalStateException");
        assertThat(p.send("b")).isEqualTo("IllegalStateException");
        assertThat(p.close(3000)).isEqualTo("ok");
    }

    @Test
    void closingWithoutTimeLeavesTheTransactionOpenUntilItTimesOut() {
        p.init();
        p.begin();
        p.send("a");
        p.close(0);
        assertThat(brokers.partition("in").lastStableOffset()).isZero();

        brokers.pass(1400);

        assertThat(brokers.partition("in").lastStableOffset()).isEqualTo(2);
    }

    @Test
    void aTransactionOfADeadProducerHoldsReadersBackUntilItTimesOut() {
        p.init();
        p.begin();
        p.send("a");
        p.producer.kill();
        Calls plain = new Calls(brokers, ProducerSettings.DEFAULT.withoutLinger());
        assertThat(plain.send("b")).isEqualTo("1");
        assertThat(brokers.seen("in", READ_COMMITTED)).isEmpty();

        brokers.pass(1400);

        assertThat(brokers.seen("in", READ_COMMITTED)).containsExactly("b@1");
    }

    @Test
    void offsetsAreCommittedWithTheTransactionOrNotAtAll() {
        TopicPartition in = new TopicPartition("in", 0);
        p.init();
        p.begin();
        assertThat(p.sendOffsets(2, Standing.outside("g"))).isEqualTo("ok");
        assertThat(brokers.cluster.groups().offsets("g").of(in)).isNull();
        assertThat(p.commit()).isEqualTo("ok");
        assertThat(brokers.cluster.groups().offsets("g").of(in)).isEqualTo(CommittedOffset.of(2));

        p.begin();
        p.sendOffsets(3, Standing.outside("g"));
        assertThat(p.abort()).isEqualTo("ok");
        assertThat(brokers.cluster.groups().offsets("g").of(in)).isEqualTo(CommittedOffset.of(2));
    }

    @Test
    void offsetsOfAGenerationThatTheGroupDoesNotKnowFailTheTransaction() {
        p.init();
        p.begin();

        assertThat(p.sendOffsets(2, new Standing("g", "m", 3, null))).isEqualTo("CommitFailedException");
        assertThat(p.commit()).isEqualTo("KafkaException(cause CommitFailedException)");
        assertThat(p.abort()).isEqualTo("ok");
    }

    @Test
    void offsetsOutsideATransactionOrOfAGenerationWithoutMemberAreRefused() {
        p.init();

        assertThat(p.sendOffsets(2, Standing.outside("g"))).isEqualTo("IllegalStateException");
        assertThat(p.sendOffsets(2, new Standing("g", "", 3, null))).isEqualTo("IllegalArgumentException");
        assertThat(p.sendOffsets(-1, Standing.outside("g"))).isEqualTo("IllegalArgumentException");
    }

    @Test
    void aTimeOutBeyondTheBrokersLimitIsTheEnd() {
        Calls q = new Calls(brokers, SETTINGS.transactional("b", 900_001));

        assertThat(q.init()).isEqualTo("KafkaException");
        assertThat(q.begin()).isEqualTo("KafkaException(cause KafkaException)");
    }

    @Test
    void aProducerWithoutTransactionalIdHasNoTransactions() {
        Calls q = new Calls(brokers, ProducerSettings.DEFAULT);

        assertThat(q.init()).isEqualTo("IllegalStateException");
        assertThat(q.begin()).isEqualTo("IllegalStateException");
        assertThat(q.commit()).isEqualTo("IllegalStateException");
        assertThat(q.abort()).isEqualTo("IllegalStateException");
    }

    private Calls successor() {
        Calls q = new Calls(brokers, SETTINGS);
        assertThat(q.init()).isEqualTo("ok");
        return q;
    }
}
