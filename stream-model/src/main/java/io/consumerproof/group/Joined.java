package io.consumerproof.group;

import java.util.List;

/**
 * The generation that a member has joined.
 *
 * @param assignor the name of the assignor that was chosen
 * @param leads whether it is the leader
 * @param members for the leader that has to assign: what everybody told the chosen assignor; empty for all others
 * @param skipsAssignment whether the leader finds the assignment made already
 * @source Kafka 4.3, JoinGroupResponse
 */
public record Joined(
        int generation, String assignor, boolean leads, List<Subscription> members, boolean skipsAssignment) {}
