package io.consumerproof.conformance.live.assign;

import io.consumerproof.choice.Prng;
import io.consumerproof.group.Assignor;
import io.consumerproof.group.Subscription;
import io.consumerproof.group.TopicLayout;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** One client-side assignor of the model beside Kafka's of the same name. */
final class ClientTwins {

    private static final int REBALANCES = 5;

    private final Assignor ours;
    private final Sameness sameness;

    ClientTwins(Assignor ours, Sameness sameness) {
        this.ours = ours;
        this.sameness = sameness;
    }

    /** A few rebalances in a row; what both assigned is what members claim in the next, truthfully or not. */
    void run(Prng random) {
        GroupInput input = new GroupInput(random, random.nextInt(3) == 0);
        Map<String, List<TopicPartition>> had = new TreeMap<>();
        Map<String, Integer> since = new TreeMap<>();
        for (int generation = 1; generation <= REBALANCES; generation++) {
            List<Subscription> members = members(random, input, had, since);
            TopicLayout layout = new TopicLayout(new TreeMap<>(input.topics()), new TreeMap<>(input.racks()));
            SortedMap<String, List<TopicPartition>> assigned = ours.assign(layout, members);
            if (!sameness.compare(
                    () -> sorted(KafkaAssignor.named(ours.name()).assign(layout, members)),
                    sorted(assigned),
                    () -> layout + " " + members)) {
                return;
            }
            had.clear();
            had.putAll(assigned);
            for (String member : assigned.keySet()) {
                since.put(member, generation);
            }
            input.change();
        }
    }

    private static List<Subscription> members(
            Prng random, GroupInput input, Map<String, List<TopicPartition>> had, Map<String, Integer> since) {
        List<Subscription> members = new ArrayList<>();
        for (GroupInput.Member member : input.members()) {
            List<TopicPartition> owned = had.getOrDefault(member.id(), List.of()).stream()
                    .filter(each -> member.topics().contains(each.topic()))
                    .toList();
            int generation = owned.isEmpty()
                    ? Subscription.NO_GENERATION
                    : since.getOrDefault(member.id(), Subscription.NO_GENERATION);
            if (random.nextInt(12) == 0) {
                owned = claims(random, input, member);
                generation = random.nextInt(4) - 1;
            }
            members.add(new Subscription(
                    member.id(), member.instanceId(), member.rack(), member.topics(), owned, generation));
        }
        return members;
    }

    /** What a member may believe to own that was away for a while. */
    private static List<TopicPartition> claims(Prng random, GroupInput input, GroupInput.Member member) {
        List<TopicPartition> claims = new ArrayList<>();
        input.topics().forEach((topic, partitions) -> {
            for (int i = 0; i < partitions; i++) {
                if (member.topics().contains(topic) && random.nextInt(3) == 0) {
                    claims.add(new TopicPartition(topic, i));
                }
            }
        });
        return claims;
    }

    static SortedMap<String, List<TopicPartition>> sorted(Map<String, List<TopicPartition>> assignment) {
        SortedMap<String, List<TopicPartition>> sorted = new TreeMap<>();
        assignment.forEach(
                (member, share) -> sorted.put(member, share.stream().sorted().toList()));
        return sorted;
    }
}
