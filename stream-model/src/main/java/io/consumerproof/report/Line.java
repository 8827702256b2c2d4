package io.consumerproof.report;

import io.consumerproof.history.VirtualTime;

/**
 * One event as a line, not laid out yet.
 *
 * @param index the event's place in its history, from 0
 * @param atMicros when it happened on the run's virtual clock
 * @param words the event in words
 */
record Line(int index, long atMicros, Words words) {

    /** {@code t=45.0s}. */
    String time() {
        return VirtualTime.spell(atMicros);
    }
}
