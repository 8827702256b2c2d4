package io.consumerproof.log;

import static io.consumerproof.history.Isolation.READ_COMMITTED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RetentionTest {

    private static PartitionSetting kept(String name, String value) {
        return new PartitionSetting(Map.of("segment.ms", "1000", name, value));
    }

    @Test
    void wholeSegmentsGoFromTheOldestUnderAReaderThatLags() {
        PartitionSetting orders = kept("retention.ms", "10000");
        orders.send(0, "a", "0");
        orders.send(500, "a", "1");
        orders.send(5000, "a", "2");
        long lagging = 1;

        orders.partition.retain(12_000);

        assertThat(orders.partition.startOffset()).isEqualTo(2);
        assertThat(orders.partition.isOutOfRange(lagging)).isTrue();
        assertThat(orders.partition.isOutOfRange(2)).isFalse();
        assertThat(orders.read()).containsExactly("2:a=2");
        assertThat(orders.bases()).containsExactly(2L);
    }

    @Test
    void aSegmentStaysWholeWhileItsNewestRecordIsYoungEnough() {
        PartitionSetting orders = kept("retention.ms", "10000");
        orders.send(0, "a", "0");
        orders.send(900, "a", "1");
        orders.send(5000, "a", "2");

        orders.partition.retain(10_900);
        assertThat(orders.partition.startOffset()).isZero();
        orders.partition.retain(10_901);
        assertThat(orders.partition.startOffset()).isEqualTo(2);
    }

    @Test
    void anOldSegmentBehindAYoungOneWaits() {
        PartitionSetting orders = kept("retention.ms", "1000");
        orders.send(100_000, "a", "0");
        orders.send(102_000, "roll", "1");
        orders.send(0, "a", "2");
        orders.send(200_000, "roll", "3");

        orders.partition.retain(100_500);

        assertThat(orders.partition.startOffset()).isZero();
    }

    @Test
    void whereAllIsOldTheActiveSegmentGoesTooAndOffsetsGoOn() {
        PartitionSetting orders = kept("retention.ms", "1000");
        orders.send(0, "a", "0");
        orders.send(1, "a", "1");

        orders.partition.retain(5000);

        assertThat(orders.partition.startOffset()).isEqualTo(2);
        assertThat(orders.bases()).containsExactly(2L);
        assertThat(orders.send(5000, "a", "2")).isEqualTo(2);
        orders.partition.retain(5000);
        assertThat(orders.read()).containsExactly("2:a=2");
    }

    @Test
    void recordsOfAnOpenTransactionAreNoExcuse() {
        PartitionSetting orders = kept("retention.ms", "1000");
        orders.send(1L, 0, "a", "0");
        orders.send(2000, "b", "1");

        orders.partition.retain(2500);

        assertThat(orders.partition.startOffset()).isEqualTo(1);
        assertThat(orders.partition.hasOpenTransaction(1)).isTrue();
        assertThat(orders.read(READ_COMMITTED)).isEmpty();
    }

    @Test
    void bySizeASegmentGoesOnlyIfWhatRemainsIsStillTheLimit() {
        PartitionSetting orders = kept("retention.bytes", "140");
        for (int i = 0; i < 3; i++) {
            orders.send(i * 2000L, "a", "" + i);
        }
        assertThat(orders.partition.segments()).extracting(Segment::bytes).containsExactly(70L, 70L, 70L);

        orders.partition.retain(0);

        assertThat(orders.partition.startOffset()).isEqualTo(1);
    }

    @Test
    void segmentsRollWhenTheyWouldGetTooLarge() {
        PartitionSetting orders = new PartitionSetting(Map.of("internal.segment.bytes", "140"));
        for (int i = 0; i < 5; i++) {
            orders.send(0, "a", "" + i);
        }

        assertThat(orders.bases()).containsExactly(0L, 2L, 4L);
    }

    @Test
    void aBatchIsNeverSplitBetweenSegments() {
        PartitionSetting orders = new PartitionSetting(Map.of("internal.segment.bytes", "140"));
        orders.send(0, "a", "0");
        List<Draft> batch = List.of(PartitionSetting.draft(0, "a", "1"), PartitionSetting.draft(0, "a", "2"));
        orders.partition.appendBatch(null, batch);
        orders.send(0, "a", "3");

        assertThat(orders.bases()).containsExactly(0L, 1L, 3L);
    }

    @Test
    void whatReplicasInSyncDoNotHaveStays() {
        PartitionSetting orders = kept("retention.ms", "1000");
        orders.send(0, "a", "0");
        orders.send(2000, "a", "1");
        orders.partition.replicatedTo(1);

        orders.partition.retain(100_000);

        assertThat(orders.partition.startOffset()).isEqualTo(1);
    }

    @Test
    void deletedRecordsLeaveTheDiskWithTheirSegment() {
        PartitionSetting orders = kept("retention.ms", "-1");
        orders.send(0, "a", "0");
        orders.send(1, "a", "1");
        orders.send(2000, "a", "2");

        assertThat(orders.partition.deleteBefore(1)).isEqualTo(1);
        orders.partition.retain(0);
        assertThat(orders.bases()).containsExactly(0L, 2L);
        assertThat(orders.read()).containsExactly("1:a=1", "2:a=2");

        assertThat(orders.partition.deleteBefore(2)).isEqualTo(2);
        orders.partition.retain(0);
        assertThat(orders.bases()).containsExactly(2L);
    }

    @Test
    void deletingIsRefusedBeyondTheHighWatermarkBelowZeroAndOnACompactedTopic() {
        PartitionSetting orders = kept("retention.ms", "-1");
        orders.send(0, "a", "0");
        orders.send(0, "a", "1");
        orders.partition.replicatedTo(1);

        assertThat(orders.partition.deleteBefore(0)).isZero();
        assertThatThrownBy(() -> orders.partition.deleteBefore(2))
                .hasMessage("OffsetOutOfRangeException: 'orders-0@2', allowed is 0 to '1'");
        assertThatThrownBy(() -> orders.partition.deleteBefore(-2)).isInstanceOf(RefusedException.class);
        assertThat(orders.partition.deleteBefore(Partition.TO_HIGH_WATERMARK)).isEqualTo(1);

        assertThatThrownBy(() -> kept("cleanup.policy", "compact").partition.deleteBefore(0))
                .hasMessage("PolicyViolationException: the policy of 'orders' deletes no records");
    }

    @Test
    void readersBelowTheStartMeetTheFirstRecordThatIsLeft() {
        PartitionSetting orders = PartitionSetting.plain();
        orders.send(0, "a", "0");
        orders.send(0, "a", "1");
        orders.partition.deleteBefore(1);
        List<LogRecord> batch = new ArrayList<>();

        assertThat(orders.partition.fetch(0, 10, READ_COMMITTED, batch)).isEqualTo(1);
        assertThat(orders.partition.records()).hasSize(1).isEqualTo(batch);
        assertThat(orders.partition.size()).isEqualTo(1);
    }
}
