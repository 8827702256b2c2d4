package io.consumerproof.group;

/**
 * Something that acts by itself when virtual time passes.
 *
 * @source Kafka 4.3, CoordinatorTimer: what a coordinator schedules fires by itself
 */
public interface Timed {

    /** Stands for no deadline. */
    long NEVER = Long.MAX_VALUE;

    /** The next instant at which it acts, or {@link #NEVER}. */
    long nextDeadlineMicros();

    /** Does what is due at {@code nowMicros}; afterwards the next deadline is later. */
    void advance(long nowMicros);
}
