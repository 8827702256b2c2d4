package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The committed offsets of one group. Any offset is taken, backwards and beyond the end too; who may commit is decided elsewhere
 * ({@link Coordinator#commitRefusal}).
 *
 * @source OffsetMetadataManager, Kafka 4.3
 */
public final class Offsets {

    /**
     * The most characters of a note.
     *
     * @source offset.metadata.max.bytes, Kafka 4.3: counted in characters
     */
    public static final int MAX_METADATA = 4096;

    private final TreeMap<TopicPartition, CommittedOffset> committed = new TreeMap<>();
    private final PendingOffsets pending = new PendingOffsets();

    /** Whether the note of {@code offset} is too long to be stored. */
    public static boolean isTooLarge(CommittedOffset offset) {
        return offset.metadata().length() > MAX_METADATA;
    }

    /** Stores what was committed for {@code partition}. */
    public void commit(TopicPartition partition, CommittedOffset offset) {
        committed.put(partition, offset);
        pending.overtake(partition);
    }

    /** Stores what was committed for {@code partition} inside the open transaction of {@code producerId}. */
    public void commitInTransaction(long producerId, TopicPartition partition, CommittedOffset offset) {
        pending.add(producerId, partition, offset);
    }

    /** The transaction of {@code producerId} is over: what it committed here counts from now on, or is forgotten. */
    public void endTransaction(long producerId, boolean commit) {
        TreeMap<TopicPartition, CommittedOffset> ended = pending.end(producerId);
        if (commit) {
            committed.putAll(ended);
        }
    }

    /**
     * Whether an open transaction has committed {@code partition}: consumers wait for its end before they take what is
     * committed, administrators do not.
     *
     * @source Kafka 4.3, OffsetFetch with require stable: UNSTABLE_OFFSET_COMMIT
     */
    public boolean isUnstable(TopicPartition partition) {
        return pending.has(partition);
    }

    /** What is committed for {@code partition}, or null. */
    public @Nullable CommittedOffset of(TopicPartition partition) {
        return committed.get(partition);
    }

    /** Everything committed, sorted; an unmodifiable view. */
    public SortedMap<TopicPartition, CommittedOffset> all() {
        return Collections.unmodifiableSortedMap(committed);
    }

    /** Forgets what is committed for {@code partition}, if anything. */
    public void delete(TopicPartition partition) {
        committed.remove(partition);
        pending.delete(partition);
    }
}
