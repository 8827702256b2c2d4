package io.consumerproof.member;

/**
 * Which protocol a member speaks with its group's coordinator.
 *
 * @source KIP-848; Kafka 4.3, group.protocol in ConsumerConfig
 */
public enum GroupProtocol {
    /** Members join in rounds and a leader among them assigns; eager or cooperative as its assignors say. */
    CLASSIC,
    /**
     * The coordinator assigns and each member reconciles by itself.
     *
     * @source KIP-848
     */
    CONSUMER
}
