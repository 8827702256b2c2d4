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

    /** Whether the note of {@code offset} is too long to be stored. */
    public static boolean isTooLarge(CommittedOffset offset) {
        return offset.metadata().length() > MAX_METADATA;
    }

    /** Stores what was committed for {@code partition}. */
    public void commit(TopicPartition partition, CommittedOffset offset) {
        committed.put(partition, offset);
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
    }
}
