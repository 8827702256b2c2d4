package io.consumerproof.log;

import static io.consumerproof.history.Isolation.READ_COMMITTED;
import static io.consumerproof.history.Isolation.READ_UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CompactionTest {

    private static final long X = 1;
    private static final long DAY = 86_400_000;

    private final PartitionSetting orders = compacted("0");
    private final Partition partition = orders.partition;

    private static PartitionSetting compacted(String deleteRetentionMillis) {
        return new PartitionSetting(Map.of(
                "cleanup.policy", "compact", "segment.ms", "1000", "delete.retention.ms", deleteRetentionMillis));
    }

    @Test
    void theLatestValueOfEachKeyStaysButThatIsNotOneRowPerKeyAtOnce() {
        orders.send(0, "a", "1");
        orders.send(1, "b", "1");
        orders.send(2, "a", "2");
        orders.send(2000, "a", "3");

        assertThat(partition.compact(3000)).isTrue();

        assertThat(orders.read()).containsExactly("1:b=1", "2:a=2", "3:a=3");
        assertThat(partition.cleanedUpTo()).isEqualTo(3);
        assertThat(partition.endOffset()).isEqualTo(4);
        assertThat(partition.startOffset()).isZero();
    }

    @Test
    void theActiveSegmentIsNeverTouchedAndShadowsNothing() {
        orders.send(0, "a", "1");
        orders.send(1, "a", "2");

        assertThat(partition.compact(3000)).isFalse();
        assertThat(partition.cleanedUpTo()).isEqualTo(-1);
        assertThat(orders.read()).hasSize(2);
    }

    @Test
    void whatLiesBeforeAnOffsetCanBeClosed() {
        orders.send(0, "a", "1");
        orders.send(1, "a", "2");
        orders.send(2, "a", "3");
        partition.closeBefore(2);
        partition.closeBefore(1);

        assertThat(orders.bases()).containsExactly(0L, 2L);
        assertThat(partition.compact(3000)).isTrue();
        assertThat(orders.read()).containsExactly("1:a=2", "2:a=3");
        assertThat(orders.send(2500, "a", "4")).isEqualTo(3);
        assertThat(orders.bases()).containsExactly(0L, 2L, 3L);
    }

    @Test
    void offsetOrderDecidesNotTimestampOrder() {
        orders.send(500, "a", "newer by time");
        orders.send(0, "a", "later by offset");
        orders.send(2000, "roll", "");

        partition.compact(3000);

        assertThat(orders.read()).containsExactly("1:a=later by offset", "2:roll=");
    }

    @Test
    void aTombstoneSurvivesTheFirstCleaningAndGoesInALaterOneThatHasOtherWork() {
        orders.send(0, "a", "1");
        orders.send(1, "a", null);
        orders.send(2000, "roll", "1");
        partition.compact(3000);

        assertThat(orders.read()).containsExactly("1:a=null", "2:roll=1");
        assertThat(partition.compact(9000)).isFalse();

        orders.send(4000, "b", "1");
        assertThat(partition.compact(9000)).isTrue();

        assertThat(orders.read()).containsExactly("2:roll=1", "3:b=1");
    }

    @Test
    void aTombstoneStaysForTheDeleteRetentionFromItsFirstCleaningOn() {
        PartitionSetting slow = compacted("" + DAY);
        slow.send(0, "a", null);
        slow.send(2000, "roll", "1");
        slow.partition.compact(3000);
        slow.send(4000, "roll", "2");
        slow.partition.compact(3000 + DAY - 1);

        assertThat(slow.read()).contains("0:a=null");

        slow.send(6000, "roll", "3");
        slow.partition.compact(3000 + DAY);

        assertThat(slow.read()).doesNotContain("0:a=null");
    }

    @Test
    void abortedRecordsGoAndShadowNothing() {
        orders.send(0, "a", "kept");
        orders.send(X, 1, "a", "aborted");
        partition.endTransaction(X, false, 2);
        orders.send(2000, "roll", "1");

        partition.compact(3000);

        assertThat(orders.read(READ_UNCOMMITTED)).containsExactly("0:a=kept", "3:roll=1");
    }

    @Test
    void anOpenTransactionStopsTheCleanerAtItsSegment() {
        orders.send(0, "a", "1");
        orders.send(1, "a", "2");
        orders.send(2000, "b", "1");
        orders.send(X, 2001, "c", "open");
        orders.send(4000, "b", "2");

        partition.compact(5000);

        assertThat(partition.cleanedUpTo()).isEqualTo(2);
        assertThat(orders.read()).containsExactly("1:a=2", "2:b=1", "3:c=open", "4:b=2");
    }

    @Test
    void aMarkerStaysWhileRecordsOfItsTransactionAreFoundAndThenForTheDeleteRetention() {
        orders.send(X, 0, "a", "1");
        partition.endTransaction(X, true, 100);
        orders.send(X, 101, "z", "last of its producer");
        partition.endTransaction(X, true, 102);
        orders.send(103, "a", "2");
        orders.send(2000, "roll", "1");
        partition.compact(3000);
        assertThat(markerAt(1)).as("its record was read in this cleaning").isTrue();

        orders.send(4000, "roll", "2");
        partition.compact(5000);
        assertThat(markerAt(1)).as("the record was gone, the horizon is set").isTrue();

        orders.send(6000, "roll", "3");
        partition.compact(7000);
        assertThat(markerAt(1)).isFalse();
        assertThat(orders.read(READ_COMMITTED)).startsWith("2:z=last of its producer", "4:a=2");
    }

    /** The marker at 1 is the only thing stamped 100. */
    private boolean markerAt(long offset) {
        Stamp found = partition.lookUp(100, READ_UNCOMMITTED);
        return found != null && found.equals(new Stamp(offset, 100));
    }

    @Test
    void youngSegmentsAreLeftAlone() {
        PartitionSetting lagging = new PartitionSetting(
                Map.of("cleanup.policy", "compact", "segment.ms", "1000", "min.compaction.lag.ms", "60000"));
        lagging.send(0, "a", "1");
        lagging.send(1, "a", "2");
        lagging.send(2000, "roll", "1");

        assertThat(lagging.partition.compact(60_000)).isFalse();
        assertThat(lagging.partition.compact(60_001)).isTrue();
        assertThat(lagging.read()).containsExactly("1:a=2", "2:roll=1");
    }

    @Test
    void neighbouringSegmentsBecomeOneAsLongAsTheyAreSmallEnough() {
        orders.send(0, "a", "1");
        orders.send(2000, "b", "1");
        orders.send(4000, "c", "1");
        assertThat(orders.bases()).containsExactly(0L, 1L, 2L);

        partition.compact(5000);

        assertThat(orders.bases()).containsExactly(0L, 2L);
        assertThat(partition.segments()).extracting(Segment::bytes).containsExactly(140L, 70L);
    }

    @Test
    void theLastBatchOfACleaningStaysEmptySoThatItsOffsetIsKnown() {
        PartitionSetting now = compacted("0");
        now.send(0, "a", null);
        now.send(2000, "b", "1");
        now.partition.compact(3000);
        now.send(4000, "b", "2");
        now.send(6000, "b", "3");
        now.partition.compact(7000);

        assertThat(now.read()).containsExactly("2:b=2", "3:b=3");
        assertThat(now.partition.cleanedUpTo()).isEqualTo(3);
    }

    @Test
    void aLogThatIsDirtyBeyondItsRatioIsToldFromOneThatIsNot() {
        orders.send(0, "a", "1");
        assertThat(partition.dirtyRatio(3000)).isZero();
        orders.send(2000, "a", "2");
        assertThat(partition.dirtyRatio(3000)).isEqualTo(1.0);
        partition.compact(3000);
        orders.send(4000, "a", "3");
        assertThat(partition.dirtyRatio(5000)).isBetween(0.4, 0.6);
    }

    @Test
    void aRecordWithoutKeyIsRefusedAndTheEmptyKeyIsAKey() {
        assertThatThrownBy(() -> partition.rules().admit(0, 0, null))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("InvalidRecordException: ");

        orders.send(0, "", "1");
        orders.send(1, "", "2");
        orders.send(2000, "roll", "1");
        partition.compact(3000);

        assertThat(orders.read()).containsExactly("1:=2", "2:roll=1");
    }

    @Test
    void aTopicThatIsNotCompactedStaysAsItIs() {
        PartitionSetting plain = new PartitionSetting(Map.of("segment.ms", "1000"));
        plain.send(0, "a", "1");
        plain.send(1, "a", "2");
        plain.send(2000, "roll", "1");

        assertThat(plain.partition.compact(3000)).isFalse();
        assertThat(plain.read()).hasSize(3);
    }
}
