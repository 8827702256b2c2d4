package io.consumerproof.member;

/**
 * What moves a member of a group under the consumer protocol from one state to the next.
 *
 * @source KIP-848; Kafka 4.3, AbstractMembershipManager: its callers of transitionTo
 */
enum ConsumerEvent {
    /** The application polls for the first time since it subscribed. */
    SUBSCRIBED,
    /** An answer brings a target that is not the present assignment. */
    TARGET_CHANGED,
    /** The callbacks have run. */
    RECONCILED,
    /** A heartbeat tells the assignment, which is the target. */
    ACKNOWLEDGED,
    /** A heartbeat tells the assignment, and there is a newer target. */
    ACKNOWLEDGED_FORMER,
    /** An answer says that it is no member. */
    REFUSED,
    /** An answer says that joining again is of no use. */
    FAILED,
    /** What it owned is released. */
    RELEASED,
    /** The application polls again and what it owned is released. */
    POLLED_AGAIN,
    /** The application has not polled for too long. */
    POLL_DEADLINE,
    /** The application unsubscribes or closes. */
    LEAVES,
    /** It has left. */
    LEFT
}
