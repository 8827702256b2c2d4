package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import org.jspecify.annotations.Nullable;

/** The broker half of one group, one class for each protocol: who is in it and who may commit. */
public interface Coordinator extends Timed {

    /**
     * Why a commit is refused, as the broker's error; null if it is accepted. A member that is accepted counts as heard.
     *
     * @param transactional whether it is part of a producer's transaction
     */
    @Nullable
    Refusal commitRefusal(Standing standing, boolean transactional, long nowMicros);

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
