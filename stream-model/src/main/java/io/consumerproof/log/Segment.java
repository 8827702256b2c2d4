package io.consumerproof.log;

/**
 * Neighbouring offsets of a partition that lie in one file; retention and compaction go by whole segments.
 *
 * @source Kafka 4.3, LogSegment
 */
public final class Segment {

    private static final long NONE = Long.MIN_VALUE;

    private final long baseOffset;
    private long bytes;
    private long firstBatchMillis = NONE;
    private long newestMillis = NONE;
    private long newestOffset = NONE;

    /** What the segment was last known to hold; tells the age of one that compaction emptied. */
    private long modifiedMillis = NONE;

    Segment(long baseOffset) {
        this.baseOffset = baseOffset;
    }

    /** The first offset that the segment may hold. */
    public long baseOffset() {
        return baseOffset;
    }

    /** What its batches take on disk; 0 where it holds none. */
    public long bytes() {
        return bytes;
    }

    /** Takes a batch in. */
    void take(Weight batch) {
        if (bytes == 0) {
            firstBatchMillis = batch.newestMillis();
        }
        bytes += batch.bytes();
        if (batch.newestMillis() > newestMillis || newestMillis == NONE) {
            newestMillis = batch.newestMillis();
            newestOffset = batch.newestOffset();
        }
        modifiedMillis = Math.max(modifiedMillis, batch.newestMillis());
    }

    /** Remembers the age of the segments that this one replaces. */
    void replaces(Segment other) {
        modifiedMillis = Math.max(modifiedMillis, other.modifiedMillis);
    }

    /**
     * Whether a batch must go into a new segment.
     *
     * @source Kafka 4.3, LogSegment.shouldRoll: by size, or by the batch's newest timestamp against the newest one of the
     *     segment's first batch; indices do not fill before
     */
    boolean isFullFor(Weight batch, TopicRules rules) {
        return bytes > 0
                && (bytes + batch.bytes() > rules.segmentBytes()
                        || batch.newestMillis() - firstBatchMillis > rules.segmentMillis());
    }

    /** The newest timestamp, for one without records that of its age. */
    long largestMillis() {
        return newestMillis == NONE ? modifiedMillis : newestMillis;
    }

    /** Whether some batch in it has a timestamp. */
    boolean isStamped() {
        return newestMillis != NONE;
    }

    long newestOffset() {
        return newestOffset;
    }

    @Override
    public String toString() {
        return "segment from " + baseOffset + " with " + bytes + " bytes";
    }
}
