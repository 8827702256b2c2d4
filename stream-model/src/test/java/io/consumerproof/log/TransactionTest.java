package io.consumerproof.log;

import static io.consumerproof.history.Isolation.READ_COMMITTED;
import static io.consumerproof.history.Isolation.READ_UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.LogRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransactionTest {

    private static final long X = 1;
    private static final long Y = 2;

    private final PartitionSetting orders = PartitionSetting.plain();
    private final Partition partition = orders.partition;

    @Test
    void aReadCommittedReaderIsHeldBackByAnOpenTransactionAndSoArePlainRecordsBehindIt() {
        orders.send(0, "a", "0");
        orders.send(X, 0, "b", "1");
        orders.send(0, "c", "2");

        assertThat(orders.read(READ_COMMITTED)).containsExactly("0:a=0");
        assertThat(partition.lastStableOffset()).isEqualTo(1);
        assertThat(orders.read(READ_UNCOMMITTED)).containsExactly("0:a=0", "1:b=1", "2:c=2");

        partition.endTransaction(X, true, 0);

        assertThat(orders.read(READ_COMMITTED)).containsExactly("0:a=0", "1:b=1", "2:c=2");
        assertThat(partition.lastStableOffset()).isEqualTo(4);
    }

    @Test
    void aMarkerTakesOneOffsetThatNoReaderSees() {
        orders.send(X, 0, "a", "1");
        partition.endTransaction(X, true, 0);
        orders.send(0, "b", "2");

        assertThat(orders.read(READ_UNCOMMITTED)).containsExactly("0:a=1", "2:b=2");
        assertThat(partition.endOffset()).isEqualTo(3);
        assertThat(partition.size()).isEqualTo(2);
    }

    @Test
    void aTransactionThatWroteNothingHereLeavesNoMarker() {
        assertThat(partition.endTransaction(X, true, 0)).isFalse();
        assertThat(partition.endOffset()).isZero();
    }

    @Test
    void abortedRecordsAreSeenByUncommittedReadersOnly() {
        orders.send(X, 0, "a", "1");
        orders.send(0, "b", "2");
        orders.send(X, 0, "c", "3");
        partition.endTransaction(X, false, 0);
        orders.send(X, 0, "d", "4");
        partition.endTransaction(X, true, 0);

        assertThat(orders.read(READ_COMMITTED)).containsExactly("1:b=2", "4:d=4");
        assertThat(orders.read(READ_UNCOMMITTED)).containsExactly("0:a=1", "1:b=2", "2:c=3", "4:d=4");
        LogRecord first = partition.readFrom(2, READ_COMMITTED);
        assertThat(first).isNotNull().extracting(LogRecord::offset).isEqualTo(4L);
    }

    @Test
    void aTransactionCommittedBehindAnOlderOpenOneWaitsForIt() {
        orders.send(X, 0, "a", "x");
        orders.send(Y, 0, "a", "y");
        partition.endTransaction(Y, true, 0);

        assertThat(orders.read(READ_COMMITTED)).isEmpty();

        partition.endTransaction(X, false, 0);

        assertThat(orders.read(READ_COMMITTED)).containsExactly("1:a=y");
    }

    @Test
    void theStableOffsetMovesToTheNextOpenTransaction() {
        orders.send(X, 0, "a", "x");
        orders.send(Y, 0, "a", "y");
        partition.endTransaction(X, true, 0);

        assertThat(partition.lastStableOffset()).isEqualTo(1);
        assertThat(partition.hasOpenTransaction(X)).isFalse();
        assertThat(partition.hasOpenTransaction(Y)).isTrue();
    }

    @Test
    void deletingAnOpenTransactionsRecordsLeavesItOpen() {
        orders.send(X, 0, "a", "x");

        assertThat(partition.deleteBefore(Partition.TO_HIGH_WATERMARK)).isEqualTo(1);
        assertThat(partition.lastStableOffset()).isEqualTo(1);
        orders.send(0, "b", "1");
        assertThat(partition.lastStableOffset()).isEqualTo(1);
        assertThat(partition.endTransaction(X, true, 0)).isTrue();
        assertThat(orders.read(READ_COMMITTED)).containsExactly("1:b=1");
    }

    @Test
    void whereTheStartLiesInsideABatchAnOlderOpenTransactionIsTakenToBeginWithThatBatch() {
        orders.send(X, 0, "a", "x");
        partition.appendBatch(null, List.of(PartitionSetting.draft(0, "b", "1"), PartitionSetting.draft(0, "b", "2")));

        partition.deleteBefore(2);

        assertThat(partition.startOffset()).isEqualTo(2);
        assertThat(partition.lastStableOffset()).isEqualTo(1);
        assertThat(orders.read(READ_COMMITTED)).isEmpty();

        partition.deleteBefore(3);

        assertThat(partition.lastStableOffset()).isEqualTo(3);
    }

    @Test
    void aBatchOfATransactionIsHiddenAsAWhole() {
        partition.appendBatch(X, List.of(PartitionSetting.draft(0, "a", "1"), PartitionSetting.draft(0, "b", "2")));
        orders.send(0, "c", "3");
        partition.endTransaction(X, false, 0);

        assertThat(orders.read(READ_COMMITTED)).containsExactly("2:c=3");
    }

    @Test
    void anEndedTransactionStaysUnstableUntilItsMarkerIsReplicated() {
        orders.send(X, 0, "a", "1");
        partition.replicatedTo(1);
        partition.endTransaction(X, true, 0);

        assertThat(partition.highWatermark()).isEqualTo(1);
        assertThat(orders.read(READ_COMMITTED)).isEmpty();

        partition.replicatedTo(2);

        assertThat(orders.read(READ_COMMITTED)).containsExactly("0:a=1");
    }

    @Test
    void aTransactionWhoseMarkerIsTruncatedIsOpenAgain() {
        orders.send(X, 0, "a", "1");
        orders.send(Y, 0, "a", "2");
        partition.endTransaction(X, true, 0);

        partition.truncateTo(2);

        assertThat(partition.hasOpenTransaction(X)).isTrue();
        assertThat(partition.lastStableOffset()).isZero();

        partition.truncateTo(1);

        assertThat(partition.hasOpenTransaction(Y)).isFalse();
        assertThat(partition.endTransaction(X, false, 0)).isTrue();
        assertThat(orders.read(READ_COMMITTED)).isEmpty();
        assertThat(partition.endOffset()).isEqualTo(2);
    }
}
