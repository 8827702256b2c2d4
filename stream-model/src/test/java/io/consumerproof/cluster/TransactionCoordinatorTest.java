package io.consumerproof.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Offsets;
import io.consumerproof.group.Standing;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Acks;
import io.consumerproof.log.Batch;
import io.consumerproof.log.Drafts;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TransactionCoordinatorTest {

    private static final TopicPartition IN = new TopicPartition("in", 0);

    private final Brokers brokers = new Brokers();
    private final TransactionCoordinator coordinator = brokers.transactions();

    @Test
    void aFirstIntroductionGetsANewProducerIdAndEveryFurtherOneTheNextEpoch() {
        assertThat(coordinator.init("a", 1000)).isEqualTo(identity(0, 0));
        assertThat(coordinator.init("b", 1000)).isEqualTo(identity(1, 0));
        assertThat(coordinator.init("a", 1000)).isEqualTo(identity(0, 1));
        assertThat(coordinator.newProducer()).isEqualTo(identity(2, 0));
    }

    @Test
    void everyEndRaisesTheEpochAndTheMarkerCarriesTheNewOne() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        write(producer, "x");

        ProducerIdentity next = coordinator.end("a", producer, true);

        assertThat(next).isEqualTo(identity(0, 1));
        assertThat(brokers.seen("in", Isolation.READ_COMMITTED)).containsExactly("x@0");
        assertThatThrownBy(() -> write(producer, "y")).hasMessageContaining("ProducerFencedException");
        assertThatThrownBy(() -> append(producer, "y")).hasMessageContaining("InvalidProducerEpochException");
    }

    @Test
    void aRepeatedEndIsToldTheSameAndChangesNothing() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        write(producer, "x");
        ProducerIdentity next = coordinator.end("a", producer, true);

        assertThat(coordinator.end("a", producer, true)).isEqualTo(next);
        assertThat(brokers.partition("in").endOffset()).isEqualTo(2);
    }

    @Test
    void whoeverIntroducesHimselfFencesTheOneBeforeAndFindsItsTransactionAborted() {
        ProducerIdentity zombie = coordinator.init("a", 1000);
        write(zombie, "x");

        assertThatThrownBy(() -> coordinator.init("a", 1000)).hasMessageContaining("ConcurrentTransactionsException");
        ProducerIdentity successor = coordinator.init("a", 1000);

        assertThat(successor).isEqualTo(identity(0, 2));
        assertThat(brokers.seen("in", Isolation.READ_COMMITTED)).isEmpty();
        assertThat(brokers.seen("in", Isolation.READ_UNCOMMITTED)).containsExactly("x@0");
        assertThatThrownBy(() -> coordinator.end("a", zombie, true)).hasMessageContaining("ProducerFencedException");
    }

    @Test
    void anOpenTransactionIsAbortedAtTheFirstLookAfterItsTimeOut() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        brokers.pass(150);
        write(producer, "x");

        brokers.pass(1049);
        assertThat(coordinator.state("a")).isEqualTo(TransactionState.ONGOING);
        brokers.pass(1);

        assertThat(brokers.cluster.nowMillis()).isEqualTo(1200);
        assertThat(coordinator.state("a")).isEqualTo(TransactionState.COMPLETE_ABORT);
        assertThat(brokers.partition("in").endOffset()).isEqualTo(2);
        assertThat(coordinator.end("a", producer, false)).isEqualTo(identity(0, 1));
    }

    @Test
    void aTimeOutThatIsReachedExactlyIsNotOver() {
        write(coordinator.init("a", 1000), "x");

        brokers.pass(1000);
        assertThat(coordinator.state("a")).isEqualTo(TransactionState.ONGOING);
        brokers.pass(200);
        assertThat(coordinator.state("a")).isEqualTo(TransactionState.COMPLETE_ABORT);
    }

    @Test
    void timeOutsBeyondTheBrokersLimitAreRefused() {
        assertThatThrownBy(() -> coordinator.init("a", 900_001))
                .hasMessage(
                        "InvalidTxnTimeoutException: transaction time-out '900001ms', allowed is '1ms' to '900000ms'");
        assertThatThrownBy(() -> coordinator.init("a", 0)).hasMessageContaining("InvalidTxnTimeoutException");
    }

    @Test
    void aStrangerIsNotKnown() {
        assertThatThrownBy(() -> coordinator.end("a", identity(7, 0), true))
                .hasMessageContaining("InvalidPidMappingException");
        coordinator.init("a", 1000);
        assertThatThrownBy(() -> coordinator.addPartition("a", identity(7, 0), IN))
                .hasMessageContaining("InvalidPidMappingException");
    }

    @Test
    void theLastEpochIsFollowedByAnotherProducerId() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        while (producer.epoch() < Short.MAX_VALUE - 1) {
            producer = coordinator.init("a", 1000);
        }
        write(producer, "x");

        ProducerIdentity next = coordinator.end("a", producer, true);

        assertThat(next).isEqualTo(identity(1, 0));
        assertThat(coordinator.end("a", producer, true)).isEqualTo(next);
        assertThat(brokers.seen("in", Isolation.READ_COMMITTED)).containsExactly("x@0");
    }

    @Test
    void aMarkerForALeaderlessPartitionIsWrittenOnceThereIsALeader() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        TopicPartition out = new TopicPartition("out", 0);
        coordinator.addPartition("a", producer, out);
        brokers.cluster.intake(out).take(batch(producer, "x"), Acks.ALL, 0);
        brokers.stop();

        coordinator.end("a", producer, true);
        brokers.pass(1000);
        assertThat(coordinator.state("a")).isEqualTo(TransactionState.PREPARE_COMMIT);
        brokers.start();

        assertThat(coordinator.state("a")).isEqualTo(TransactionState.COMPLETE_COMMIT);
        assertThat(brokers.partition("out").endOffset()).isEqualTo(2);
    }

    @Test
    void aPartitionThatRefusedEveryRecordGetsItsMarkerAllTheSame() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        coordinator.addPartition("a", producer, IN);

        coordinator.end("a", producer, false);

        assertThat(brokers.partition("in").endOffset()).isEqualTo(1);
        assertThat(brokers.partition("in").lastStableOffset()).isEqualTo(1);
    }

    @Test
    void offsetsCountOnceTheTransactionIsCommittedAndAreUnstableUntilThen() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        Offsets offsets = brokers.cluster.groups().offsets("g");
        commitOffsets(producer, 2);
        assertThat(offsets.isUnstable(IN)).isTrue();
        assertThat(offsets.of(IN)).isNull();

        coordinator.end("a", producer, true);

        assertThat(offsets.isUnstable(IN)).isFalse();
        assertThat(offsets.of(IN)).isEqualTo(CommittedOffset.of(2));
    }

    @Test
    void offsetsOfAnAbortedTransactionVanish() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        Offsets offsets = brokers.cluster.groups().offsets("g");
        offsets.commit(IN, CommittedOffset.of(1));
        commitOffsets(producer, 2);

        coordinator.end("a", producer, false);

        assertThat(offsets.isUnstable(IN)).isFalse();
        assertThat(offsets.of(IN)).isEqualTo(CommittedOffset.of(1));
    }

    @Test
    void theNewestCommitWinsWhetherInsideATransactionOrNot() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        Offsets offsets = brokers.cluster.groups().offsets("g");
        commitOffsets(producer, 2);
        offsets.commit(IN, CommittedOffset.of(1));

        producer = coordinator.end("a", producer, true);
        assertThat(offsets.of(IN)).isEqualTo(CommittedOffset.of(1));

        commitOffsets(producer, 4);
        coordinator.end("a", producer, true);
        assertThat(offsets.of(IN)).isEqualTo(CommittedOffset.of(4));
    }

    @Test
    void deletedOffsetsDoNotComeBackWithATransaction() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        Offsets offsets = brokers.cluster.groups().offsets("g");
        commitOffsets(producer, 2);
        offsets.delete(IN);

        coordinator.end("a", producer, true);

        assertThat(offsets.of(IN)).isNull();
    }

    @Test
    void aGenerationOfAnUnknownGroupIsRefusedButTheTransactionHasBegun() {
        ProducerIdentity producer = coordinator.init("a", 1000);
        Standing former = new Standing("g", "m", 3, null);

        assertThatThrownBy(() -> coordinator.commitOffsets("a", producer, former, offsets(2)))
                .hasMessageContaining("IllegalGenerationException");
        assertThat(coordinator.state("a")).isEqualTo(TransactionState.ONGOING);
    }

    private void write(ProducerIdentity producer, String value) {
        coordinator.addPartition("a", producer, IN);
        append(producer, value);
    }

    private void append(ProducerIdentity producer, String value) {
        brokers.cluster.intake(IN).take(batch(producer, value), Acks.ALL, brokers.cluster.nowMillis());
    }

    private static Batch batch(ProducerIdentity producer, String value) {
        return new Batch(producer.producerId(), producer.epoch(), 0, true, List.of(Drafts.of(value)));
    }

    private void commitOffsets(ProducerIdentity producer, long offset) {
        coordinator.commitOffsets("a", producer, Standing.outside("g"), offsets(offset));
    }

    private static TreeMap<TopicPartition, CommittedOffset> offsets(long offset) {
        TreeMap<TopicPartition, CommittedOffset> offsets = new TreeMap<>();
        offsets.put(IN, CommittedOffset.of(offset));
        return offsets;
    }

    private static ProducerIdentity identity(long producerId, int epoch) {
        return new ProducerIdentity(producerId, (short) epoch);
    }
}
