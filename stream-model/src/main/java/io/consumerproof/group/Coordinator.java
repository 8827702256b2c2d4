package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The broker half of one group, one class for each protocol: who is in it and who may commit.
 *
 * @source Kafka 4.3, GroupMetadataManager and OffsetMetadataManager
 */
public interface Coordinator extends Timed {

    /**
     * Why a commit is refused, as the broker's error; null if it is accepted. A member that is accepted counts as heard.
     *
     * @param transactional whether it is part of a producer's transaction
     */
    @Nullable
    Refusal commitRefusal(Standing standing, boolean transactional, long nowMicros);

    /** Whether {@code memberId} is in the group. */
    boolean knows(String memberId);

    /** The generation of the last completed round (classic) or the group's epoch (KIP-848); 0 before the first. */
    int generation();

    /** How many rebalances have begun so far. */
    default int rebalances() {
        return generation();
    }

    /** Grows with everything that members may learn by their next heartbeat. */
    int news();

    /** Whether its first round waits for more members to come. */
    default boolean awaitsNewcomers() {
        return false;
    }

    /**
     * Nobody else is about to come, so that the first round is over, if it waits.
     *
     * @source ours: as if group.initial.rebalance.delay.ms were just as long as members that start together take
     */
    default void endFirstRound(long nowMicros) {}

    /** Why a commit that is not refused as a whole is refused for {@code partition}, and with it for all; null if it is not. */
    default @Nullable Refusal partitionRefusal(Standing standing, TopicPartition partition) {
        return null;
    }

    /** Why somebody is not told what is committed; null if it is. */
    default @Nullable Refusal readRefusal(Standing standing) {
        return null;
    }

    /** Whether anybody is in the group or about to be. */
    boolean hasMembers();

    /** Whether any member is subscribed to {@code topic}. */
    boolean reads(String topic);

    /** An administrator deletes the group, which has no members; the coordinator is of no use afterwards. */
    default void delete() {}

    /** From now on nothing of {@code memberId} arrives, heartbeats neither. Unknown members are ignored. */
    void silence(String memberId, long nowMicros);

    /** Heartbeats of {@code memberId} arrive again. Unknown members are ignored. */
    void heard(String memberId, long nowMicros);
}
