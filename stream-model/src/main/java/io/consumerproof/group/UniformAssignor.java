package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;

/**
 * Gives every member as many partitions as any other, in contiguous pieces, and leaves where it is what can stay.
 *
 * @source Kafka 4.3, UniformAssignor
 */
final class UniformAssignor implements ServerAssignor {

    @Override
    public String name() {
        return "uniform";
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(List<ServerTopic> topics, List<ServerMember> members) {
        return ServerMember.readTheSame(members)
                ? new EvenTarget(topics, members).target()
                : new MixedTarget(topics, members).target();
    }
}
