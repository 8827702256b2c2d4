package io.consumerproof.conformance.live.assign;

import io.consumerproof.choice.Prng;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A random group that changes from one rebalance to the next: members, subscriptions, topics, racks. */
final class GroupInput {

    private static final List<String> TOPICS = List.of("t", "orders", "payments", "a", "b");
    private static final List<String> RACKS = List.of("r1", "r2", "r3");
    private static final int NAMES = 13;

    private final Prng random;
    private final boolean withRacks;
    private final boolean mixed;
    private final SortedMap<String, Integer> topics = new TreeMap<>();
    private final SortedMap<String, List<List<String>>> racks = new TreeMap<>();
    private final SortedMap<String, Member> members = new TreeMap<>();

    /**
     * A member.
     *
     * @param instanceId null for a dynamic one
     * @param rack null if it does not say
     */
    record Member(
            String id,
            @Nullable String instanceId,
            @Nullable String rack,
            List<String> topics) {}

    GroupInput(Prng random, boolean withRacks) {
        this.random = random;
        this.withRacks = withRacks;
        this.mixed = random.nextInt(2) == 0;
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            addTopic();
        }
        for (int i = 0; i < 1 + random.nextInt(5); i++) {
            addMember();
        }
    }

    SortedMap<String, Integer> topics() {
        return topics;
    }

    /** Topic to the racks of each partition's replicas; empty if racks do not count. */
    SortedMap<String, List<List<String>>> racks() {
        return racks;
    }

    List<Member> members() {
        return List.copyOf(members.values());
    }

    /** The next rebalance: something has changed, or nothing. */
    void change() {
        switch (random.nextInt(6)) {
            case 0, 1 -> addMember();
            case 2, 3 -> removeMember();
            case 4 -> addTopic();
            default -> changeSubscription();
        }
    }

    private void addTopic() {
        String topic = TOPICS.get(random.nextInt(TOPICS.size()));
        int partitions = Math.max(topics.getOrDefault(topic, 0), 1 + random.nextInt(7));
        topics.put(topic, partitions);
        if (withRacks) {
            List<List<String>> replicas = new ArrayList<>();
            for (int i = 0; i < partitions; i++) {
                replicas.add(List.of(RACKS.get(random.nextInt(3)), RACKS.get(random.nextInt(3))));
            }
            racks.put(topic, replicas);
        }
    }

    private void addMember() {
        String id = "m" + random.nextInt(NAMES);
        if (members.containsKey(id)) {
            return;
        }
        String instanceId = random.nextInt(5) == 0 ? "i" + (NAMES - members.size()) + id : null;
        String rack = withRacks && random.nextInt(5) > 0 ? RACKS.get(random.nextInt(3)) : null;
        members.put(id, new Member(id, instanceId, rack, subscription()));
    }

    private void removeMember() {
        if (members.size() > 1) {
            members.remove(List.copyOf(members.keySet()).get(random.nextInt(members.size())));
        }
    }

    private void changeSubscription() {
        if (mixed) {
            String id = List.copyOf(members.keySet()).get(random.nextInt(members.size()));
            members.computeIfPresent(id, (any, was) -> new Member(id, was.instanceId(), was.rack(), subscription()));
        }
    }

    private List<String> subscription() {
        return mixed
                ? TOPICS.stream().filter(any -> random.nextInt(2) == 0).toList()
                : TOPICS.stream().sorted().toList();
    }

    /** Partitions of topics that are there. */
    boolean exists(TopicPartition partition) {
        return partition.partition() < topics.getOrDefault(partition.topic(), 0);
    }
}
