package io.consumerproof.group;

import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;

/**
 * What a coordinator refuses to look at.
 *
 * @source Kafka 4.3, GroupCoordinatorService.throwIfConsumerGroupHeartbeatRequestIsInvalid
 */
final class HeartbeatRules {

    private HeartbeatRules() {}

    /** @throws RefusedException with {@link Refusal#INVALID_REQUEST} or {@link Refusal#UNSUPPORTED_ASSIGNOR} */
    static void check(Heartbeat request) {
        require(!request.memberId().isEmpty(), "the member id is empty");
        require(request.memberEpoch() >= Heartbeat.JOIN, "epoch " + request.memberEpoch() + " is less than 0");
        if (request.joins()) {
            require(
                    request.rebalanceTimeoutMicros() != Heartbeat.UNCHANGED,
                    "who joins must tell its rebalance timeout");
            require(request.owned() != null && request.owned().isEmpty(), "who joins must own nothing");
            require(request.topics() != null, "who joins must tell its topics, none is allowed");
        }
        String assignor = request.assignor();
        if (assignor != null
                && ServerAssignors.all().stream().noneMatch(each -> each.name().equals(assignor))) {
            throw new RefusedException(
                    Refusal.UNSUPPORTED_ASSIGNOR,
                    "no server-side assignor '" + assignor + "'; there are "
                            + ServerAssignors.all().stream()
                                    .map(ServerAssignor::name)
                                    .toList());
        }
    }

    private static void require(boolean holds, String broken) {
        if (!holds) {
            throw new RefusedException(Refusal.INVALID_REQUEST, "heartbeat: " + broken);
        }
    }
}
