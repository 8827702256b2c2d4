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
 * <p>{@code startOffset ≤ highWatermark ≤ endOffset} and {@code lastStableOffset ≤ highWatermark} hold at any time.
 *
 * @source Kafka 4.3, UnifiedLog: an appended record takes the log end offset; a reader skips the offsets that transaction
 *     markers, aborted records and compaction leave without a record
 */
public final class Partition {

    /** Stands for the high watermark in {@link #deleteBefore}. */
    public static final long TO_HIGH_WATERMARK = -1;

    private static final long EVERYTHING = Long.MAX_VALUE;

    Records records = new Records();

    @Nullable
    Transactions transactions;

    private final TopicPartition id;
    private TopicRules rules;
    private long startOffset;
    private long endOffset;
    private long replicatedTo = EVERYTHING;
    private @Nullable Segments segments;
    private @Nullable Compaction compaction;

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
        disk();
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
        LogRecord record = new LogRecord(id, endOffset, ordinal, timestampMillis, key, value, headers);
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
        transactions().spans.single(endOffset, endOffset - 1, transactions().openFrom(producerId, endOffset));
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
            appended.add(append(each.ordinal(), each.timestampMillis(), each.key(), each.value(), each.headers()));
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
     * Exclusive end of what {@link Isolation#READ_COMMITTED} sees: the first offset of the oldest open transaction, without one
     * the high watermark. Where the transaction began below the start, it is the first offset of the batch that the start lies in,
     * so that it may be below the start then.
     *
     * @source Kafka 4.3, UnifiedLog.fetchLastStableOffsetMetadata and maybeIncrementFirstUnstableOffset
     */
    public long lastStableOffset() {
        return transactions == null ? highWatermark() : transactions.lastStable(startOffset, highWatermark());
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
        if (transactions != null && isolation == Isolation.READ_COMMITTED) {
            index = transactions.firstNotAborted(records, index, end);
        }
        return index < end ? records.get(index) : null;
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
        if (transactions != null && isolation == Isolation.READ_COMMITTED) {
            return transactions.copyNotAborted(records, from, end, max, into);
        }
        int to = Math.max(from, from + Math.min(max, end - from));
        records.copy(from, to, into);
        return to - from;
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
            new Truncation(this, compaction).to(offset);
            endOffset = offset;
            startOffset = Math.min(startOffset, offset);
            replicatedTo = replicatedTo == EVERYTHING ? EVERYTHING : Math.min(replicatedTo, offset);
        }
    }

    /** What lies on disk, oldest first, never empty; the last is the active one. A copy of the list. */
    public List<Segment> segments() {
        return disk().list();
    }

    /** What lies before the batch at {@code offset} is in closed segments, as if the active one had been rolled there. */
    public void closeBefore(long offset) {
        disk().closeBefore(this, offset);
    }

    /** The segments as they are now. They follow from what was appended, so an append need not look at them. */
    Segments disk() {
        if (segments == null) {
            segments = new Segments(0);
        }
        segments.takeUpTo(this);
        return segments;
    }

    /**
     * The first offset from the start on whose timestamp is {@code timestampMillis} or newer, markers and aborted records
     * considered; null where none is visible at this level.
     *
     * @source Kafka 4.3, ListOffsets by timestamp: the first segment that holds so new a timestamp is searched, the start or not
     */
    public @Nullable Stamp lookUp(long timestampMillis, Isolation isolation) {
        return new TimeLookUp(this).from(timestampMillis, isolation);
    }

    /**
     * The first offset of the newest timestamp in all segments, also below the start; null where this level does not see that
     * offset, whatever else it sees.
     *
     * @source Kafka 4.3, ListOffsets with MAX_TIMESTAMP
     */
    public @Nullable Stamp newest(Isolation isolation) {
        return new TimeLookUp(this).newest(isolation);
    }

    /**
     * Deletes the segments that the topic's rules no longer keep; the start moves on with them.
     *
     * @param nowMillis the broker's clock
     * @source Kafka 4.3, UnifiedLog.deleteOldSegments
     */
    public void retain(long nowMillis) {
        new Retention(this).run(nowMillis);
    }

    /**
     * Compacts what may be compacted, however little it is; a topic that is not compacted stays as it is.
     *
     * @param nowMillis the broker's clock
     * @return whether there was anything to clean
     * @source Kafka 4.3, LogCleaner
     */
    public boolean compact(long nowMillis) {
        return rules.compacts() && compaction().run(nowMillis);
    }

    /** The share of bytes not yet compacted among those that may be; 0 to 1, 0 where there is nothing to clean. */
    public double dirtyRatio(long nowMillis) {
        return rules.compacts() ? compaction().range(nowMillis).dirtyRatio() : 0;
    }

    /** The first offset that was never cleaned; -1 before the first cleaning. */
    public long cleanedUpTo() {
        return compaction == null ? Compaction.NEVER : compaction.cleanedUpTo();
    }

    private Compaction compaction() {
        if (compaction == null) {
            compaction = new Compaction(this);
        }
        return compaction;
    }

    /** Forgets the oldest {@code count} segments and what they hold. */
    void dropSegments(int count) {
        if (count > 0) {
            disk().dropOldest(count, endOffset);
            long base = disk().at(0).baseOffset();
            records.dropFirst(indexFrom(base));
            if (transactions != null) {
                transactions.spans.replaceBefore(base, new Spans());
            }
            if (compaction != null) {
                compaction.horizons.dropBefore(base);
            }
            startOffset = Math.max(startOffset, base);
        }
    }

    /** Puts what compaction left in the place of what lies below {@code offset}. */
    void replaceBefore(long offset, Records cleaned, Spans cleanedSpans) {
        cleaned.addAll(records, indexFrom(offset));
        records = cleaned;
        if (transactions != null || cleanedSpans.size() > 0) {
            transactions().spans.replaceBefore(offset, cleanedSpans);
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

    int indexFrom(long offset) {
        return records.indexFrom(offset, endOffset);
    }
}
