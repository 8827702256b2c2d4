package io.consumerproof.member;

/**
 * Where a member of a group under the consumer protocol believes to be.
 *
 * @source Kafka 4.3, org.apache.kafka.clients.consumer.internals.MemberState; LEAVING is no state here, since nothing can come
 *     between the decision to leave and the message
 */
enum ConsumerState {
    /** In no group, and not about to join one. */
    UNSUBSCRIBED,
    /** Its next heartbeat asks to be let in. */
    JOINING,
    /** Has been told a target that it has not reached. */
    RECONCILING,
    /** Has reached a target; its next heartbeat tells. */
    ACKNOWLEDGING,
    /** Owns what it was told to own. */
    STABLE,
    /** Has been told that it is no member; releases what it owned, then joins again. */
    FENCED,
    /** Releases what it owns, then leaves. */
    PREPARE_LEAVING,
    /** Has left since the application did not poll; joins again once it polls. */
    STALE,
    /** Has been told something that joining again cannot cure. */
    FATAL;

    /** Whether it sends no heartbeats. */
    boolean isSilent() {
        return this == UNSUBSCRIBED || this == FENCED || this == STALE || this == FATAL;
    }

    /** Whether its next heartbeat does not wait for the interval. */
    boolean isUrgent() {
        return this == JOINING || this == ACKNOWLEDGING;
    }
}
