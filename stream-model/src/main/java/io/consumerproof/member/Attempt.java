package io.consumerproof.member;

/**
 * Something that a client tries until it succeeds.
 *
 * @source Kafka 4.3, retry.backoff.ms and retry.backoff.max.ms
 */
@FunctionalInterface
interface Attempt {

    /** Between two attempts.
     *
     * @source retry.backoff.ms, Kafka 4.3
     */
    long BACKOFF_MICROS = 100_000;

    boolean succeeds();
}
