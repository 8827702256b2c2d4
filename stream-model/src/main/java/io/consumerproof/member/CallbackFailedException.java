package io.consumerproof.member;

/**
 * Comes out of the call in which a rebalance callback threw.
 *
 * @source ConsumerCoordinator, Kafka 4.3: a KafkaException with the callback's own as its cause
 */
public final class CallbackFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What the callback threw is the cause. */
    public CallbackFailedException(RuntimeException thrown) {
        super("a rebalance callback threw " + thrown, thrown);
    }
}
