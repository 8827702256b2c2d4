package io.consumerproof.log;

import static io.consumerproof.history.Isolation.READ_COMMITTED;
import static io.consumerproof.history.Isolation.READ_UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimeLookUpTest {

    private final PartitionSetting orders = new PartitionSetting(Map.of("segment.ms", "1000"));
    private final Partition partition = orders.partition;

    @Test
    void anEmptyPartitionAnswersNothing() {
        assertThat(partition.lookUp(0, READ_UNCOMMITTED)).isNull();
        assertThat(partition.newest(READ_UNCOMMITTED)).isNull();
    }

    @Test
    void theFirstOffsetInOffsetOrderIsFound() {
        orders.send(100, "a", "0");
        orders.send(300, "a", "1");
        orders.send(200, "a", "2");
        orders.send(300, "a", "3");

        assertThat(partition.lookUp(-5, READ_UNCOMMITTED)).isEqualTo(new Stamp(0, 100));
        assertThat(partition.lookUp(150, READ_UNCOMMITTED)).isEqualTo(new Stamp(1, 300));
        assertThat(partition.lookUp(301, READ_UNCOMMITTED)).isNull();
        assertThat(partition.newest(READ_UNCOMMITTED)).isEqualTo(new Stamp(1, 300));
    }

    @Test
    void markersAndAbortedRecordsAreFoundToo() {
        orders.send(0, "a", "0");
        orders.send(1L, 100, "a", "1");
        partition.endTransaction(1, false, 200);
        orders.send(150, "a", "3");

        assertThat(partition.lookUp(50, READ_COMMITTED)).isEqualTo(new Stamp(1, 100));
        assertThat(partition.lookUp(101, READ_COMMITTED)).isEqualTo(new Stamp(2, 200));
        assertThat(partition.newest(READ_COMMITTED)).isEqualTo(new Stamp(2, 200));
    }

    @Test
    void aReadCommittedLookUpNeverAnswersAtOrBeyondTheStableOffset() {
        orders.send(0, "a", "0");
        orders.send(1L, 100, "a", "1");

        assertThat(partition.lookUp(50, READ_COMMITTED)).isNull();
        assertThat(partition.newest(READ_COMMITTED)).isNull();
        assertThat(partition.lookUp(0, READ_COMMITTED)).isEqualTo(new Stamp(0, 0));
    }

    @Test
    void theNewestTimestampMayLieBelowTheStart() {
        orders.send(100, "a", "0");
        orders.send(200, "a", "1");
        partition.deleteBefore(2);

        assertThat(partition.newest(READ_UNCOMMITTED)).isEqualTo(new Stamp(1, 200));
        assertThat(partition.lookUp(0, READ_UNCOMMITTED)).isNull();
    }

    @Test
    void onlyTheFirstSegmentWithSoNewATimestampIsSearched() {
        orders.send(900, "a", "0");
        orders.send(100, "a", "1");
        orders.send(5000, "a", "2");
        partition.deleteBefore(1);

        assertThat(partition.lookUp(500, READ_UNCOMMITTED)).isNull();
        assertThat(partition.lookUp(901, READ_UNCOMMITTED)).isEqualTo(new Stamp(2, 5000));
    }

    @Test
    void inABatchTheFirstOfTheNewestRecordsCounts() {
        partition.appendBatch(
                null,
                List.of(
                        PartitionSetting.draft(200, "a", "0"),
                        PartitionSetting.draft(700, "b", "1"),
                        PartitionSetting.draft(700, "c", "2")));

        assertThat(partition.newest(READ_UNCOMMITTED)).isEqualTo(new Stamp(1, 700));
        assertThat(partition.lookUp(201, READ_UNCOMMITTED)).isEqualTo(new Stamp(1, 700));
    }

    @Test
    void whatWasTruncatedIsNotFound() {
        orders.send(100, "a", "0");
        orders.send(900, "a", "1");
        orders.send(5000, "a", "2");

        partition.truncateTo(1);

        assertThat(orders.bases()).containsExactly(0L);
        assertThat(partition.newest(READ_UNCOMMITTED)).isEqualTo(new Stamp(0, 100));
        assertThat(partition.segments().get(0).bytes()).isEqualTo(70);
    }
}
