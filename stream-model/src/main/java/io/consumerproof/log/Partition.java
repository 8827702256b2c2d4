package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One partition of the log: records in the order of their offsets, which are dense but for gaps.
 *
 * <p>{@code startOffset ≤ lastStableOffset ≤ highWatermark ≤ endOffset} holds at any time.
 *
 * @source Kafka 4.3, UnifiedLog: an appended record takes the log end offset; a reader skips the offsets that transaction
 *     markers, aborted records and compaction leave without a record
 */
public final class Partition {

    /** Stands for the high watermark in {@link #deleteBefore}. */
    public static final long TO_HIGH_WATERMARK = -1;

    private static final long EVERYTHING = Long.MAX_VALUE;

    private final TopicPartition id;
    private final Records records = new Records();
    private TopicRules rules;
    private long startOffset;
    private long endOffset;
    private long replicatedTo = EVERYTHING;
    private @Nullable Transactions transactions;

    Partition(TopicPartition id) {
        this(id, TopicRules.DEFAULTS);
    }

    Partition(TopicPartition id, TopicRules rules) {
        this.id = id;
        this.rules = rules;
    }

    /** Which partition this is. */
    public TopicPartition id() {
        return id;
    }

    /** The configuration of the partition's topic. */
    public TopicRules rules() {
        return rules;
    }

    void alter(TopicRules changed) {
        rules = changed;
    }

    /**
     * Appends a record outside any transaction at the end offset, which moves on by one.
     *
     * @param ordinal see {@link LogRecord#ordinal()}
     * @param timestampMillis see {@link LogRecord#timestampMillis()}
     * @return the record as readers will meet it
     */
    public LogRecord append(
            int ordinal, long timestampMillis, @Nullable Bytes key, @Nullable Object value, List<Header> headers) {
        LogRecord record = new LogRecord(new RecordId(id, endOffset), ordinal, timestampMillis, key, value, headers);
        records.add(record);
        endOffset++;
        return record;
    }

    /**
     * Appends a record to the open transaction of {@code producerId} in this partition, which begins here if there is none.
     *
     * @param producerId tells transactions apart; 0 or more
     * @return the record as readers will meet it
     * @source Kafka 4.3, ProducerAppendInfo: the first record of a producer's transaction opens it in the partition
     */
    public LogRecord append(long producerId, Draft draft) {
        transactions().spans.single(endOffset, transactions().openFrom(producerId, endOffset));
        return append(draft);
    }

    private LogRecord append(Draft draft) {
        return append(draft.ordinal(), draft.timestampMillis(), draft.key(), draft.value(), draft.headers());
    }

    /**
     * Appends records that a producer sends as one batch: they roll into the same segment and count as one batch on disk.
     *
     * @param producerId whose open transaction they belong to, or null for none
     * @param drafts in their order; not empty
     * @return the records as readers will meet them
     */
    public List<LogRecord> appendBatch(@Nullable Long producerId, List<Draft> drafts) {
        Transaction transaction = producerId == null ? null : transactions().openFrom(producerId, endOffset);
        long last = endOffset + drafts.size() - 1;
        transactions().spans.add(new Span(Span.Kind.BATCH, endOffset, last, transaction, 0));
        List<LogRecord> appended = new ArrayList<>(drafts.size());
        for (Draft each : drafts) {
            appended.add(append(each));
        }
        return appended;
    }

    /**
     * Ends the open transaction of {@code producerId} in this partition: a marker takes the end offset, which moves on by one.
     * Where the producer has none open, nothing happens.
     *
     * @param commit whether the transaction's records become visible to {@link Isolation#READ_COMMITTED}, or never
     * @param timestampMillis when the coordinator ends it
     * @return whether a marker was written
     * @source Kafka 4.3, UnifiedLog.appendAsLeader with EndTransactionMarker; TransactionCoordinator sends markers only to the
     *     partitions that were added to the transaction
     */
    public boolean endTransaction(long producerId, boolean commit, long timestampMillis) {
        Transaction open = transactions == null ? null : transactions.open(producerId);
        if (open == null) {
            return false;
        }
        transactions().end(open, commit, endOffset, timestampMillis);
        endOffset++;
        return true;
    }

    /**
     * Writes the marker of a transaction that has no record here, as its coordinator does if it expected some.
     *
     * @source Kafka 4.3, ProducerAppendInfo.appendEndTxnMarker: a marker without data is appended too
     */
    void endWithoutRecords(long producerId, boolean commit, long timestampMillis) {
        transactions().openFrom(producerId, endOffset);
        endTransaction(producerId, commit, timestampMillis);
    }

    /** Whether {@code producerId} has a transaction open in this partition. */
    public boolean hasOpenTransaction(long producerId) {
        return transactions != null && transactions.open(producerId) != null;
    }

    /**
     * Moves the end on by {@code offsets} that no reader will ever see.
     *
     * @throws IllegalArgumentException if {@code offsets} is less than 1
     */
    public void gap(int offsets) {
        if (offsets < 1) {
            throw new IllegalArgumentException(
                    "a gap of " + offsets + " offsets at '" + new RecordId(id, endOffset) + "', the least is 1");
        }
        endOffset += offsets;
    }

    /** The first offset that can be asked for, whether or not a gap begins there. */
    public long startOffset() {
        return startOffset;
    }

    /** The offset that the next append takes, exclusive end of what was written; counts gaps. */
    public long endOffset() {
        return endOffset;
    }

    /** Exclusive end of what all replicas in sync have, and readers may see; without replicas the end offset. */
    public long highWatermark() {
        return Math.min(replicatedTo, endOffset);
    }

    /**
     * Exclusive end of what {@link Isolation#READ_COMMITTED} sees: the first offset of the oldest open transaction, but not
     * below the start; without one the high watermark.
     *
     * @source Kafka 4.3, UnifiedLog.fetchLastStableOffsetMetadata and maybeIncrementFirstUnstableOffset
     */
    public long lastStableOffset() {
        return transactions == null
                ? highWatermark()
                : Math.max(startOffset, transactions.firstUnstable(highWatermark()));
    }

    /** Exclusive end of what a reader of this level sees. */
    public long endOffset(Isolation isolation) {
        return isolation == Isolation.READ_COMMITTED ? lastStableOffset() : highWatermark();
    }

    /** Sets what all replicas in sync have; from the first call on the high watermark follows these calls alone. */
    public void replicatedTo(long offset) {
        replicatedTo = Math.max(startOffset, offset);
    }

    /** Whether a fetch from {@code offset} is refused: it is below the start or beyond the end. */
    public boolean isOutOfRange(long offset) {
        return offset < startOffset || offset > endOffset;
    }

    /** The number of records from the start on, gaps not counted, of all transactions. */
    public int size() {
        return records.size() - indexFrom(startOffset);
    }

    /** {@link #readFrom(long, Isolation)} uncommitted. */
    public @Nullable LogRecord readFrom(long offset) {
        return readFrom(offset, Isolation.READ_UNCOMMITTED);
    }

    /** The first visible record at or after {@code offset} and the start, gaps skipped; null where none is left to read. */
    public @Nullable LogRecord readFrom(long offset, Isolation isolation) {
        int index = indexFrom(Math.max(offset, startOffset));
        int end = indexFrom(endOffset(isolation));
        while (index < end && isHidden(index, isolation)) {
            index++;
        }
        return index < end ? records.get(index) : null;
    }

    private boolean isHidden(int index, Isolation isolation) {
        return transactions != null
                && isolation == Isolation.READ_COMMITTED
                && transactions.isAborted(records.get(index).offset());
    }

    /** {@link #fetch(long, int, Isolation, List)} uncommitted. */
    public int fetch(long offset, int max, List<? super LogRecord> into) {
        return fetch(offset, max, Isolation.READ_UNCOMMITTED, into);
    }

    /**
     * Adds the visible records from {@code offset} and the start on to {@code into}, gaps skipped, in offset order.
     *
     * @param max how many at most, 0 or more
     * @return how many were added; 0 where none is left to read
     */
    public int fetch(long offset, int max, Isolation isolation, List<? super LogRecord> into) {
        int from = indexFrom(Math.max(offset, startOffset));
        int end = indexFrom(endOffset(isolation));
        if (transactions == null || isolation == Isolation.READ_UNCOMMITTED) {
            int to = Math.max(from, from + Math.min(max, end - from));
            records.copy(from, to, into);
            return to - from;
        }
        int count = 0;
        for (int i = from; i < end && count < max; i++) {
            if (!isHidden(i, isolation)) {
                into.add(records.get(i));
                count++;
            }
        }
        return count;
    }

    /** All records from the start on as of now, in offset order, of all transactions, unmodifiable; later appends do not show. */
    public List<LogRecord> records() {
        return records.listFrom(indexFrom(startOffset));
    }

    /**
     * Moves the start to {@code offset} where it lies below: what lies before is gone for readers.
     *
     * @param offset at most the high watermark, or {@link #TO_HIGH_WATERMARK}
     * @return the start then
     * @throws RefusedException if the topic's policy does not delete, or the offset is negative or beyond the high watermark
     * @source Kafka 4.3, Partition.deleteRecordsOnLeader and UnifiedLog.maybeIncrementLogStartOffset
     */
    public long deleteBefore(long offset) {
        if (!rules.deletes()) {
            throw new RefusedException(
                    Refusal.POLICY_VIOLATION, "the policy of '" + id.topic() + "' deletes no records");
        }
        long target = offset == TO_HIGH_WATERMARK ? highWatermark() : offset;
        if (target < 0 || target > highWatermark()) {
            throw new RefusedException(
                    Refusal.OFFSET_OUT_OF_RANGE,
                    "'" + new RecordId(id, offset) + "', allowed is 0 to '" + highWatermark() + "'");
        }
        startOffset = Math.max(startOffset, target);
        return startOffset;
    }

    /**
     * Forgets everything from {@code offset} on, as a replica does that follows a new leader; transactions that were ended
     * there are open again, those that began there never were.
     *
     * @source Kafka 4.3, UnifiedLog.truncateTo
     */
    public void truncateTo(long offset) {
        if (offset < endOffset) {
            records.truncate(indexFrom(offset));
            if (transactions != null) {
                transactions.truncateTo(offset);
            }
            endOffset = offset;
            startOffset = Math.min(startOffset, offset);
            replicatedTo = replicatedTo == EVERYTHING ? EVERYTHING : Math.min(replicatedTo, offset);
        }
    }

    @Override
    public String toString() {
        return id + " [" + startOffset + ", " + endOffset + ")";
    }

    private Transactions transactions() {
        if (transactions == null) {
            transactions = new Transactions();
        }
        return transactions;
    }

    private int indexFrom(long offset) {
        return records.indexFrom(offset, endOffset);
    }
}
