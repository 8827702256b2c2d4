package io.consumerproof.member;

/**
 * What a member does by itself before it gives up or may lose anything: it commits its positions, if it is to do so.
 *
 * @source Kafka 4.3, ConsumerCoordinator.maybeAutoCommitOffsetsAsync and onJoinPrepare
 */
@FunctionalInterface
public interface BeforeRebalance {

    /** Nothing. */
    BeforeRebalance NOTHING = nowMicros -> {};

    /** Called inside an exchange, before the callback. Throws nothing: a refused commit is only told in the client's own log. */
    void prepare(long nowMicros);
}
