package io.consumerproof.group;

/**
 * An assignor that a joining member supports, with what it tells that assignor.
 *
 * @param assignor the assignor's name
 * @source Kafka 4.3, JoinGroupRequestData.protocols
 */
public record Offer(String assignor, Subscription subscription) {}
