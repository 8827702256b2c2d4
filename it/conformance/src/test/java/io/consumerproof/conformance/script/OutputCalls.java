package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Consumer;
import io.consumerproof.member.ConsumerKeys;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what producers wrote, as readers of both isolation levels see it. */
final class OutputCalls {

    private static final TopicPartition OUT = new TopicPartition("out", 0);
    private static final long POLL_MICROS = 50_000;

    private OutputCalls() {}

    static List<Call> all() {
        return List.of(Call.of("readOutput", OutputCalls::readOutput));
    }

    private static JsonNode readOutput(Cast cast, Arguments arguments) {
        ObjectNode result = Outcomes.object();
        for (Isolation each : Isolation.values()) {
            String level = each.name().toLowerCase(Locale.ROOT);
            long end = cast.cluster().log().partition(OUT).endOffset(each);
            ObjectNode seen = Outcomes.object().put("end", end);
            seen.set("values", values(reader(cast, level), end));
            result.set(level, seen);
        }
        return result;
    }

    private static Consumer reader(Cast cast, String level) {
        SortedMap<String, String> config = new TreeMap<>();
        config.put("isolation.level", level);
        config.put("auto.offset.reset", "earliest");
        config.put("enable.auto.commit", "false");
        Consumer reader = new Consumer(cast.cluster(), ConsumerKeys.read(config));
        reader.assign(List.of(OUT));
        reader.seekToBeginning(List.of(OUT));
        return reader;
    }

    private static ArrayNode values(Consumer reader, long end) {
        ArrayNode values = Outcomes.array();
        while (reader.position(OUT, POLL_MICROS) < end) {
            for (LogRecord each : reader.poll(POLL_MICROS).records()) {
                values.add(each.value() + "@" + each.offset());
            }
        }
        reader.close();
        return values;
    }
}
