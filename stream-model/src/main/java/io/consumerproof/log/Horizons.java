package io.consumerproof.log;

import java.util.TreeMap;

/**
 * From when on the tombstones of a batch, or a marker, may go: set by the first cleaning that keeps them.
 *
 * @source Kafka 4.3, RecordBatch.deleteHorizonMs (KIP-534)
 */
final class Horizons {

    private final TreeMap<Long, Long> byFirstOffset = new TreeMap<>();

    void set(long firstOffset, long millis) {
        byFirstOffset.put(firstOffset, millis);
    }

    boolean isSet(long firstOffset) {
        return byFirstOffset.containsKey(firstOffset);
    }

    /** Whether a horizon is set and {@code nowMillis} has reached it. */
    boolean isReached(long firstOffset, long nowMillis) {
        Long horizon = byFirstOffset.get(firstOffset);
        return horizon != null && horizon <= nowMillis;
    }

    /** The horizon where one is set, else {@code otherwise}: what timestamps in the batch are relative to. */
    long or(long firstOffset, long otherwise) {
        Long horizon = byFirstOffset.get(firstOffset);
        return horizon == null ? otherwise : horizon;
    }

    void forget(long firstOffset) {
        byFirstOffset.remove(firstOffset);
    }

    void truncateTo(long offset) {
        byFirstOffset.tailMap(offset, true).clear();
    }

    void dropBefore(long offset) {
        byFirstOffset.headMap(offset).clear();
    }
}
