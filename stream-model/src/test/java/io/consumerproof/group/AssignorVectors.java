package io.consumerproof.group;

import static io.consumerproof.golden.Vectors.texts;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.history.TopicPartition;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;
import org.assertj.core.api.SoftAssertions;

/** Replays files of observed assignments step by step; a step stands alone. */
final class AssignorVectors {

    private AssignorVectors() {}

    /** Compares every step of {@code file} with what {@code assignor} does, and tells how many steps that were. */
    static int replay(JsonNode file, Assignor assignor) {
        return replay(file, () -> (each, step) -> assignor.assign(layout(step), members(step)));
    }

    /** How often a member of {@code file} has to give something up and join again; the file tells the same of every step. */
    static int revocations(JsonNode file, Assignor assignor) {
        SoftAssertions softly = new SoftAssertions();
        int revocations = 0;
        for (JsonNode each : file.get("cases")) {
            for (JsonNode step : each.get("steps")) {
                SortedMap<String, List<TopicPartition>> assignment = assignor.assign(layout(step), members(step));
                boolean someoneRevokes = members(step).stream().anyMatch(member -> !assignment
                        .getOrDefault(member.memberId(), List.of())
                        .containsAll(member.owned()));
                if (step.has("someoneRevokedSoRejoin")) {
                    softly.assertThat(someoneRevokes)
                            .as(
                                    "'%s', step '%s'",
                                    each.get("name").asText(),
                                    step.get("change").asText())
                            .isEqualTo(step.get("someoneRevokedSoRejoin").asBoolean());
                    revocations += someoneRevokes ? 1 : 0;
                }
            }
        }
        softly.assertAll();
        return revocations;
    }

    /**
     * Compares every step of {@code file} with what {@code assignor} does, and tells how many steps that were. A file has targets
     * sorted; where a member's target is what the assignor answered in the step before, it comes back in that order.
     */
    static int replay(JsonNode file, ServerAssignor assignor) {
        return replay(file, () -> {
            SortedMap<String, List<TopicPartition>> before = new TreeMap<>();
            return (each, step) -> {
                SortedMap<String, List<TopicPartition>> target =
                        assignor.assign(topics(each, step), serverMembers(step, before));
                before.clear();
                before.putAll(target);
                return sorted(target);
            };
        });
    }

    /** Assigns in one step after the other of one case. */
    @FunctionalInterface
    private interface Replay {
        SortedMap<String, List<TopicPartition>> assign(JsonNode each, JsonNode step);
    }

    private static int replay(JsonNode file, Supplier<Replay> replays) {
        SoftAssertions softly = new SoftAssertions();
        int steps = 0;
        for (JsonNode each : file.get("cases")) {
            Replay replay = replays.get();
            for (JsonNode step : each.get("steps")) {
                softly.assertThat(replay.assign(each, step))
                        .as(
                                "'%s', step '%s'",
                                each.get("name").asText(), step.get("change").asText())
                        .isEqualTo(assignment(step));
                steps++;
            }
        }
        softly.assertAll();
        return steps;
    }

    private static SortedMap<String, List<TopicPartition>> sorted(SortedMap<String, List<TopicPartition>> target) {
        SortedMap<String, List<TopicPartition>> sorted = new TreeMap<>();
        target.forEach(
                (member, share) -> sorted.put(member, share.stream().sorted().toList()));
        return sorted;
    }

    /** Whether the observed members agree with the model on being of one subscription, for every step of {@code file}. */
    static void subscriptionTypesAreTheObservedOnes(JsonNode file) {
        SoftAssertions softly = new SoftAssertions();
        for (JsonNode each : file.get("cases")) {
            for (JsonNode step : each.get("steps")) {
                softly.assertThat(
                                ServerMember.readTheSame(serverMembers(step, new TreeMap<>()))
                                        ? "Homogeneous"
                                        : "Heterogeneous")
                        .as(
                                "'%s', step '%s'",
                                each.get("name").asText(), step.get("change").asText())
                        .isEqualTo(step.get("subscriptionType").asText());
            }
        }
        softly.assertAll();
    }

    private static List<ServerTopic> topics(JsonNode each, JsonNode step) {
        List<ServerTopic> topics = new ArrayList<>();
        for (String topic : texts(each.get("topicIterationOrder"))) {
            if (step.get("topics").has(topic)) {
                ByteBuffer id = ByteBuffer.wrap(Base64.getUrlDecoder()
                        .decode(each.get("topicIds").get(topic).asText()));
                int partitions = step.get("topics").get(topic).intValue();
                topics.add(new ServerTopic(topic, new UUID(id.getLong(), id.getLong()), partitions));
            }
        }
        return topics;
    }

    private static List<ServerMember> serverMembers(JsonNode step, SortedMap<String, List<TopicPartition>> before) {
        List<ServerMember> members = new ArrayList<>();
        for (String id : texts(step.get("memberIterationOrder"))) {
            JsonNode member = step.get("members").get(id);
            List<TopicPartition> target = partitions(member.get("currentTarget"));
            List<TopicPartition> answered = before.getOrDefault(id, List.of());
            boolean unchanged = new TreeSet<>(answered).equals(new TreeSet<>(target));
            members.add(new ServerMember(
                    id,
                    member.path("instanceId").asText(null),
                    texts(member.get("topics")),
                    unchanged ? answered : target));
        }
        return members;
    }

    private static TopicLayout layout(JsonNode step) {
        SortedMap<String, Integer> partitions = new TreeMap<>();
        step.get("topics")
                .properties()
                .forEach(
                        topic -> partitions.put(topic.getKey(), topic.getValue().intValue()));
        SortedMap<String, List<List<String>>> racks = new TreeMap<>();
        step.path("replicaRacks").properties().forEach(topic -> {
            List<List<String>> byPartition = new ArrayList<>();
            topic.getValue().forEach(replicas -> byPartition.add(texts(replicas)));
            racks.put(topic.getKey(), byPartition);
        });
        return new TopicLayout(partitions, racks);
    }

    private static List<Subscription> members(JsonNode step) {
        List<Subscription> members = new ArrayList<>();
        step.get("members").properties().forEach(each -> {
            JsonNode member = each.getValue();
            members.add(new Subscription(
                    each.getKey(),
                    member.path("instanceId").asText(null),
                    member.path("rack").asText(null),
                    texts(member.get("topics")),
                    partitions(member.path("owned")),
                    member.path("generation").asInt(Subscription.NO_GENERATION)));
        });
        return members;
    }

    private static SortedMap<String, List<TopicPartition>> assignment(JsonNode step) {
        SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
        step.get("assignment").properties().forEach(each -> {
            List<TopicPartition> partitions = partitions(each.getValue());
            partitions.sort(null);
            assignment.put(each.getKey(), partitions);
        });
        return assignment;
    }

    private static List<TopicPartition> partitions(JsonNode array) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (String spelled : texts(array)) {
            int dash = spelled.lastIndexOf('-');
            partitions.add(
                    new TopicPartition(spelled.substring(0, dash), Integer.parseInt(spelled.substring(dash + 1))));
        }
        return partitions;
    }
}
