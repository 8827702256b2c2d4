package io.consumerproof.group;

import static io.consumerproof.group.ReconcileEvent.COMPLETE;
import static io.consumerproof.group.ReconcileEvent.MUST_REVOKE;
import static io.consumerproof.group.ReconcileEvent.OTHERS_HOLD;
import static io.consumerproof.group.ReconcileEvent.UNCHANGED;
import static io.consumerproof.group.ReconcileState.STABLE;
import static io.consumerproof.group.ReconcileState.UNRELEASED_PARTITIONS;
import static io.consumerproof.group.ReconcileState.UNREVOKED_PARTITIONS;

/**
 * The edges of the coordinator's state machine of a member: state × event → state.
 *
 * @source KIP-848; Kafka 4.3, CurrentAssignmentBuilder
 */
enum ReconcileEdge {
    STABLE_STAYS(STABLE, UNCHANGED, STABLE),
    STABLE_TO_REVOKE(STABLE, MUST_REVOKE, UNREVOKED_PARTITIONS),
    STABLE_TO_WAIT(STABLE, OTHERS_HOLD, UNRELEASED_PARTITIONS),
    STABLE_TO_TARGET(STABLE, COMPLETE, STABLE),
    REVOKING_STAYS(UNREVOKED_PARTITIONS, UNCHANGED, UNREVOKED_PARTITIONS),
    REVOKING_MORE(UNREVOKED_PARTITIONS, MUST_REVOKE, UNREVOKED_PARTITIONS),
    REVOKED_TO_WAIT(UNREVOKED_PARTITIONS, OTHERS_HOLD, UNRELEASED_PARTITIONS),
    REVOKED_TO_TARGET(UNREVOKED_PARTITIONS, COMPLETE, STABLE),
    WAITING_TO_REVOKE(UNRELEASED_PARTITIONS, MUST_REVOKE, UNREVOKED_PARTITIONS),
    WAITING_STAYS(UNRELEASED_PARTITIONS, OTHERS_HOLD, UNRELEASED_PARTITIONS),
    WAITED_TO_TARGET(UNRELEASED_PARTITIONS, COMPLETE, STABLE);

    private static final ReconcileEdge[] ALL = values();

    final ReconcileState from;
    final ReconcileEvent event;
    final ReconcileState to;

    ReconcileEdge(ReconcileState from, ReconcileEvent event, ReconcileState to) {
        this.from = from;
        this.event = event;
        this.to = to;
    }

    /** The edge that leads on; every combination that can occur has one. */
    static ReconcileEdge of(ReconcileState from, ReconcileEvent event) {
        for (ReconcileEdge each : ALL) {
            if (each.from == from && each.event == event) {
                return each;
            }
        }
        throw new IllegalStateException("model bug: no edge for " + event + " in " + from);
    }
}
