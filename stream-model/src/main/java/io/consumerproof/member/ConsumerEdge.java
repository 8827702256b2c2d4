package io.consumerproof.member;

import static io.consumerproof.member.ConsumerState.ACKNOWLEDGING;
import static io.consumerproof.member.ConsumerState.FATAL;
import static io.consumerproof.member.ConsumerState.FENCED;
import static io.consumerproof.member.ConsumerState.JOINING;
import static io.consumerproof.member.ConsumerState.PREPARE_LEAVING;
import static io.consumerproof.member.ConsumerState.RECONCILING;
import static io.consumerproof.member.ConsumerState.STABLE;
import static io.consumerproof.member.ConsumerState.STALE;
import static io.consumerproof.member.ConsumerState.UNSUBSCRIBED;

/**
 * The edges of a member's state machine under the consumer protocol: state × event → state. A heartbeat that acknowledges is on its
 * way before its answer comes, and nobody who asks to be let in is told that it is no member.
 *
 * @source KIP-848; Kafka 4.3, AbstractMembershipManager and MemberState.previousValidStates
 */
enum ConsumerEdge {
    UNSUBSCRIBED_SUBSCRIBED(UNSUBSCRIBED, ConsumerEvent.SUBSCRIBED, JOINING),
    JOINING_TARGET_CHANGED(JOINING, ConsumerEvent.TARGET_CHANGED, RECONCILING),
    RECONCILING_TARGET_CHANGED(RECONCILING, ConsumerEvent.TARGET_CHANGED, RECONCILING),
    STABLE_TARGET_CHANGED(STABLE, ConsumerEvent.TARGET_CHANGED, RECONCILING),
    RECONCILING_RECONCILED(RECONCILING, ConsumerEvent.RECONCILED, ACKNOWLEDGING),
    ACKNOWLEDGING_ACKNOWLEDGED(ACKNOWLEDGING, ConsumerEvent.ACKNOWLEDGED, STABLE),
    ACKNOWLEDGING_ACKNOWLEDGED_FORMER(ACKNOWLEDGING, ConsumerEvent.ACKNOWLEDGED_FORMER, RECONCILING),
    RECONCILING_REFUSED(RECONCILING, ConsumerEvent.REFUSED, FENCED),
    STABLE_REFUSED(STABLE, ConsumerEvent.REFUSED, FENCED),
    PREPARE_LEAVING_REFUSED(PREPARE_LEAVING, ConsumerEvent.REFUSED, UNSUBSCRIBED),
    JOINING_FAILED(JOINING, ConsumerEvent.FAILED, FATAL),
    RECONCILING_FAILED(RECONCILING, ConsumerEvent.FAILED, FATAL),
    STABLE_FAILED(STABLE, ConsumerEvent.FAILED, FATAL),
    PREPARE_LEAVING_FAILED(PREPARE_LEAVING, ConsumerEvent.FAILED, FATAL),
    FENCED_RELEASED(FENCED, ConsumerEvent.RELEASED, JOINING),
    STALE_POLLED_AGAIN(STALE, ConsumerEvent.POLLED_AGAIN, JOINING),
    JOINING_POLL_DEADLINE(JOINING, ConsumerEvent.POLL_DEADLINE, STALE),
    RECONCILING_POLL_DEADLINE(RECONCILING, ConsumerEvent.POLL_DEADLINE, STALE),
    ACKNOWLEDGING_POLL_DEADLINE(ACKNOWLEDGING, ConsumerEvent.POLL_DEADLINE, STALE),
    STABLE_POLL_DEADLINE(STABLE, ConsumerEvent.POLL_DEADLINE, STALE),
    JOINING_LEAVES(JOINING, ConsumerEvent.LEAVES, PREPARE_LEAVING),
    RECONCILING_LEAVES(RECONCILING, ConsumerEvent.LEAVES, PREPARE_LEAVING),
    ACKNOWLEDGING_LEAVES(ACKNOWLEDGING, ConsumerEvent.LEAVES, PREPARE_LEAVING),
    STABLE_LEAVES(STABLE, ConsumerEvent.LEAVES, PREPARE_LEAVING),
    PREPARE_LEAVING_LEFT(PREPARE_LEAVING, ConsumerEvent.LEFT, UNSUBSCRIBED),
    FENCED_LEFT(FENCED, ConsumerEvent.LEFT, UNSUBSCRIBED);

    private static final ConsumerEdge[] ALL = values();

    final ConsumerState from;
    final ConsumerEvent event;
    final ConsumerState to;

    ConsumerEdge(ConsumerState from, ConsumerEvent event, ConsumerState to) {
        this.from = from;
        this.event = event;
        this.to = to;
    }

    /** The edge that {@code event} takes; every combination that can occur has one. */
    static ConsumerEdge of(ConsumerState from, ConsumerEvent event) {
        for (ConsumerEdge each : ALL) {
            if (each.from == from && each.event == event) {
                return each;
            }
        }
        throw new IllegalStateException("model bug: no edge for " + event + " in " + from);
    }
}
