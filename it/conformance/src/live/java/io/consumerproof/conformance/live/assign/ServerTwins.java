package io.consumerproof.conformance.live.assign;

import io.consumerproof.choice.Prng;
import io.consumerproof.group.ServerAssignor;
import io.consumerproof.group.ServerMember;
import io.consumerproof.group.ServerTopic;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.kafka.common.Uuid;

/** One server-side assignor of the model beside Kafka's of the same name. */
final class ServerTwins {

    private static final int REBALANCES = 5;

    private final ServerAssignor ours;
    private final Sameness sameness;

    ServerTwins(ServerAssignor ours, Sameness sameness) {
        this.ours = ours;
        this.sameness = sameness;
    }

    /** A few rebalances in a row; both get their own targets back, members in one random order. */
    void run(Prng random) {
        GroupInput input = new GroupInput(random, false);
        KafkaServerAssignor theirs = KafkaServerAssignor.named(ours.name());
        Map<String, UUID> ids = new TreeMap<>();
        SortedMap<String, List<TopicPartition>> target = new TreeMap<>();
        for (int epoch = 0; epoch < REBALANCES; epoch++) {
            List<ServerTopic> topics = topics(random, input, ids);
            List<ServerMember> members = members(random, input, target);
            target = ours.assign(topics, members);
            if (!sameness.compare(
                    () -> ClientTwins.sorted(theirs.assign(topics, members)),
                    ClientTwins.sorted(target),
                    () -> topics + " " + members)) {
                return;
            }
            input.change();
        }
    }

    /** In the order of the hash set into which the coordinator puts their ids. */
    private static List<ServerTopic> topics(Prng random, GroupInput input, Map<String, UUID> ids) {
        Map<Uuid, ServerTopic> topics = new HashMap<>();
        input.topics().forEach((name, partitions) -> {
            UUID id = ids.computeIfAbsent(name, any -> new UUID(random.nextLong(), random.nextLong()));
            ServerTopic topic = new ServerTopic(name, id, partitions);
            topics.put(KafkaServerAssignor.id(topic), topic);
        });
        return List.copyOf(topics.values());
    }

    private static List<ServerMember> members(
            Prng random, GroupInput input, SortedMap<String, List<TopicPartition>> target) {
        List<ServerMember> members = new ArrayList<>();
        for (GroupInput.Member member : input.members()) {
            members.add(
                    random.nextInt(members.size() + 1),
                    new ServerMember(
                            member.id(),
                            member.instanceId(),
                            member.topics(),
                            target.getOrDefault(member.id(), List.of())));
        }
        return members;
    }
}
