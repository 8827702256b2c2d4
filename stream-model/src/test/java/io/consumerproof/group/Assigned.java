package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Short words for members and topics of assignor tests. */
final class Assigned {

    private Assigned() {}

    /** A member that holds {@code owned}, such as {@code t-0}, since {@code generation}, and reads {@code topics}. */
    static Subscription member(String id, int generation, List<String> topics, String... owned) {
        return new Subscription(id, null, null, topics, partitions(owned), generation);
    }

    static ServerMember serverMember(String id, List<String> topics, String... target) {
        return new ServerMember(id, null, topics, partitions(target));
    }

    static String by(Assignor assignor, Map<String, Integer> topics, Subscription... members) {
        return assignor.assign(TopicLayout.withoutRacks(new TreeMap<>(topics)), List.of(members))
                .toString();
    }

    private static List<TopicPartition> partitions(String... spelled) {
        List<TopicPartition> partitions = new ArrayList<>();
        Arrays.stream(spelled)
                .map(each -> each.split("-"))
                .forEach(each -> partitions.add(new TopicPartition(each[0], Integer.parseInt(each[1]))));
        return partitions;
    }
}
