package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.apache.kafka.common.TopicPartition;

/** Reads the state that a step's fields show; a later one in the same step overwrites them. */
final class Observation {

    private static final Duration POSITION_TIMEOUT = Duration.ofSeconds(1);

    private final Cast cast;

    Observation(Cast cast) {
        this.cast = cast;
    }

    void write(ObjectNode arguments, ObjectNode step) throws Exception {
        Set<String> fields = new HashSet<>();
        arguments.get("fields").forEach(each -> fields.add(each.asText()));
        if (fields.contains("assignment")) {
            assignments(step.putObject("assignment"));
        }
        if (fields.contains("position")) {
            ObjectNode positions = step.putObject("position");
            for (JsonNode name : arguments.get("members")) {
                positions(cast.member(name.asText()), positions.putObject(name.asText()));
            }
        }
        if (fields.contains("paused")) {
            paused(arguments.get("members"), step);
        }
        if (fields.contains("committed")) {
            step.set("committed", new AdminCalls(cast).committed());
        }
    }

    private void assignments(ObjectNode assignment) {
        cast.members().forEach((name, member) -> {
            if (!member.isClosed()) {
                ArrayNode partitions = assignment.putArray(name);
                MemberCalls.numbers(member.consumer().assignment()).forEach(partitions::add);
            }
        });
    }

    private static void positions(Player member, ObjectNode positions) {
        for (int number : MemberCalls.numbers(member.consumer().assignment())) {
            TopicPartition partition = member.consumer().assignment().stream()
                    .filter(each -> each.partition() == number)
                    .findFirst()
                    .orElseThrow();
            try {
                positions.put(String.valueOf(number), member.consumer().position(partition, POSITION_TIMEOUT));
            } catch (RuntimeException thrown) {
                positions.put(String.valueOf(number), Threw.name(thrown));
            }
        }
    }

    private void paused(JsonNode members, ObjectNode step) {
        step.remove("paused");
        for (JsonNode name : members) {
            Set<TopicPartition> paused = cast.member(name.asText()).consumer().paused();
            if (!paused.isEmpty()) {
                ArrayNode partitions = step.withObjectProperty("paused").putArray(name.asText());
                MemberCalls.numbers(paused).forEach(partitions::add);
            }
        }
    }
}
