package io.consumerproof.conformance.assign;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** How assignor files spell assignments. */
final class Assignments {

    private Assignments() {}

    /** The assignor that {@code file} names behind {@code prefix}; what follows a comma is for people. */
    static String assignor(VectorFile file, String prefix) {
        return file.root().get("suite").asText().substring(prefix.length()).replaceAll(",.*", "");
    }

    /** What was observed in {@code step}: every member's partitions, sorted. */
    static SortedMap<String, List<TopicPartition>> observed(JsonNode step) {
        SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
        step.get("assignment").properties().forEach(each -> assignment.put(each.getKey(), partitions(each.getValue())));
        return sorted(assignment);
    }

    /** The same with every member's partitions sorted. */
    static SortedMap<String, List<TopicPartition>> sorted(SortedMap<String, List<TopicPartition>> assignment) {
        SortedMap<String, List<TopicPartition>> sorted = new TreeMap<>();
        assignment.forEach(
                (member, share) -> sorted.put(member, share.stream().sorted().toList()));
        return sorted;
    }

    /** Partitions spelled {@code topic-partition}, in their order; empty where {@code array} is missing. */
    static List<TopicPartition> partitions(JsonNode array) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (String spelled : texts(array)) {
            int dash = spelled.lastIndexOf('-');
            partitions.add(
                    new TopicPartition(spelled.substring(0, dash), Integer.parseInt(spelled.substring(dash + 1))));
        }
        return partitions;
    }

    /** The texts of an array; empty where {@code array} is missing. */
    static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.asText()));
        return texts;
    }
}
