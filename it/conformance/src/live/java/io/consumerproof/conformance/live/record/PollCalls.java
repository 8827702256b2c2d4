package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Polls that wait for nothing but time and records. */
final class PollCalls {

    static final Duration ROUND = Duration.ofMillis(15);
    private static final Duration UNTIL_RECORDS = Duration.ofMillis(50);

    private final Cast cast;

    PollCalls(Cast cast) {
        this.cast = cast;
    }

    JsonNode poll(ObjectNode arguments) {
        Player member = cast.member(arguments.get("member").asText());
        return arguments.has("untilRecords")
                ? untilRecords(
                        member,
                        arguments.get("untilRecords").intValue(),
                        arguments.get("maxMs").longValue())
                : repeated(
                        member,
                        Duration.ofMillis(arguments.get("ms").longValue()),
                        arguments.path("times").asInt(1));
    }

    private JsonNode untilRecords(Player member, int wanted, long maxMillis) {
        ArrayNode values = JsonNodeFactory.instance.arrayNode();
        long deadline = System.currentTimeMillis() + maxMillis;
        while (values.size() < wanted && System.currentTimeMillis() < deadline) {
            for (ConsumerRecord<byte[], byte[]> record : member.poll(UNTIL_RECORDS)) {
                values.add(new String(record.value(), StandardCharsets.UTF_8) + "@" + record.offset());
            }
        }
        return values;
    }

    private JsonNode repeated(Player member, Duration timeout, int times) {
        Map<String, List<Long>> offsets = new TreeMap<>();
        for (int i = 0; i < times; i++) {
            for (ConsumerRecord<byte[], byte[]> record : member.poll(timeout)) {
                offsets.computeIfAbsent(String.valueOf(record.partition()), any -> new ArrayList<>())
                        .add(record.offset());
            }
        }
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        offsets.forEach((partition, each) -> each.forEach(node.withArrayProperty(partition)::add));
        return node;
    }

    JsonNode pollFor(ObjectNode arguments) {
        List<Player> members = new ArrayList<>(cast.members(arguments.get("members")));
        long end = System.currentTimeMillis() + arguments.get("ms").longValue();
        while (System.currentTimeMillis() < end) {
            members.removeIf(member -> !polled(member));
        }
        return Outcomes.OK;
    }

    /** One poll of a round; false if it threw, so that the member drops out. */
    static boolean polled(Player member) {
        try {
            member.poll(ROUND);
            return true;
        } catch (RuntimeException thrown) {
            member.diary().pollThrew(thrown);
            return false;
        }
    }
}
