package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the members of a group under the consumer protocol shall have once everybody has given up what is not theirs.
 *
 * @source KIP-848; Kafka 4.3, TargetAssignmentBuilder and GroupMetadataManager.canComputeNextTargetAssignment
 */
final class TargetAssignment {

    private static final long NEVER_MADE = -1;

    private final MemberRanks ranks;
    private int epoch;
    private long madeAtMicros = NEVER_MADE;
    private SortedMap<String, List<TopicPartition>> shares = new TreeMap<>();

    TargetAssignment(MemberRanks ranks) {
        this.ranks = ranks;
    }

    /** The epoch of the group that it was made for; 0 if none was made. */
    int epoch() {
        return epoch;
    }

    /** The partitions of {@code memberId}, in the order in which the assignor gave them; may be empty. */
    List<TopicPartition> of(String memberId) {
        return shares.getOrDefault(memberId, List.of());
    }

    void remove(String memberId) {
        shares.remove(memberId);
    }

    /** What {@code oldId} shall have is for {@code newId} from now on. */
    void hand(String oldId, String newId) {
        List<TopicPartition> share = of(oldId);
        shares.remove(oldId);
        shares.put(newId, share);
    }

    /** Whether the time between two target assignments has passed. */
    boolean mayBeMade(long intervalMicros, long nowMicros) {
        return madeAtMicros == NEVER_MADE || intervalMicros == 0 || nowMicros >= madeAtMicros + intervalMicros;
    }

    /** Shares everything out anew, for the group's {@code newEpoch}. */
    void make(
            int newEpoch,
            ServerAssignor assignor,
            List<ServerTopic> topics,
            List<ConsumerGroupMember> members,
            long nowMicros) {
        List<ServerMember> told = new ArrayList<>(members.size());
        for (ConsumerGroupMember each : ranks.inOrder(members)) {
            told.add(new ServerMember(ranks.idFor(each.id), each.instanceId, each.topics, of(each.id)));
        }
        SortedMap<String, List<TopicPartition>> made = assignor.assign(topics, told);
        shares = new TreeMap<>();
        members.forEach(each -> shares.put(each.id, made.getOrDefault(ranks.idFor(each.id), List.of())));
        epoch = newEpoch;
        madeAtMicros = nowMicros;
    }
}
