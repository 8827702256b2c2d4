package io.consumerproof.group;

import static io.consumerproof.golden.Vectors.texts;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.golden.Vectors;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.assertj.core.api.SoftAssertions;

/** Replays a file of observed assignments step by step; a step stands alone. */
final class AssignorVectors {

    private AssignorVectors() {}

    /** Compares every step of {@code file} with what {@code assignor} does, and tells how many steps that were. */
    static int replay(String file, Assignor assignor) {
        SoftAssertions softly = new SoftAssertions();
        int steps = 0;
        for (JsonNode each : Vectors.read(file).get("cases")) {
            for (JsonNode step : each.get("steps")) {
                softly.assertThat(assignor.assign(layout(step), members(step)))
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
