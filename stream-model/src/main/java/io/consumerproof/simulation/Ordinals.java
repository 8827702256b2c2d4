package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;

/**
 * Ordinals of records that are not the scenario's own traffic: made from their source's, so that they too stay the same when
 * other records are left out.
 */
final class Ordinals {

    static final int RANGE = 1 << 24;

    private Ordinals() {}

    static int duplicate(LogRecord source) {
        return RANGE + source.ordinal();
    }

    static int late(LogRecord source) {
        return 2 * RANGE + source.ordinal();
    }

    static int deadLetter(LogRecord source) {
        return 3 * RANGE + Math.floorMod(source.ordinal(), RANGE);
    }

    static int aborted(LogRecord source) {
        return -RANGE - source.ordinal();
    }

    static int stale(LogRecord source) {
        return -2 * RANGE - source.ordinal();
    }

    static int resent(LogRecord source) {
        return -3 * RANGE - source.ordinal();
    }

    static boolean isWrittenByMember(LogRecord record) {
        return record.ordinal() >= 3 * RANGE;
    }

    static int sent(int count) {
        return 4 * RANGE + count;
    }
}
