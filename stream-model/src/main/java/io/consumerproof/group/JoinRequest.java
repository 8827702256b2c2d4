package io.consumerproof.group;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A member asks to take part in the next generation of a classic group.
 *
 * @param memberId the id it has or gives itself; the exchange in which a coordinator hands out the id is left out
 * @param isNew whether it has just given itself that id
 * @param instanceId the static member's instance id, or null
 * @param sessionMicros after which it is removed when nothing of it arrives
 * @param rebalanceMicros how long others wait for it in a rebalance: its longest time between two polls
 * @param offers the assignors that it supports, the preferred one first; not empty
 * @source Kafka 4.3, JoinGroupRequest
 */
public record JoinRequest(
        String memberId,
        boolean isNew,
        @Nullable String instanceId,
        long sessionMicros,
        long rebalanceMicros,
        List<Offer> offers) {}
