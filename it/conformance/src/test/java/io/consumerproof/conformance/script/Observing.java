package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Consumer;
import java.util.List;

/** Reads the state that a step records. */
final class Observing {

    private static final long POSITION_MICROS = 1_000_000;

    private final Cast cast;
    private final List<String> members;

    Observing(Cast cast, List<String> members) {
        this.cast = cast;
        this.members = members;
    }

    void observe(String field) {
        cast.seen().observed(field, value(field));
    }

    private JsonNode value(String field) {
        switch (field) {
            case "assignment":
                return assignments();
            case "position":
                return positions();
            case "paused":
                return paused();
            case "committed":
                return Outcomes.offsets(
                        cast.cluster().groups().offsets(cast.group()).all(), cast.topic());
            default:
                throw new IllegalArgumentException("no field '" + field + "' to observe");
        }
    }

    private ObjectNode assignments() {
        ObjectNode all = Outcomes.object();
        for (String each : cast.present()) {
            all.set(each, Outcomes.partitions(cast.member(each).consumer().assignment(), cast.topic()));
        }
        return all;
    }

    private ObjectNode positions() {
        ObjectNode all = Outcomes.object();
        for (String each : members) {
            Consumer consumer = cast.member(each).consumer();
            ObjectNode its = all.putObject(each);
            for (TopicPartition partition : consumer.assignment()) {
                its.set(Outcomes.key(partition, cast.topic()), position(consumer, partition));
            }
        }
        return all;
    }

    private static JsonNode position(Consumer consumer, TopicPartition partition) {
        try {
            return Outcomes.number(consumer.position(partition, POSITION_MICROS));
        } catch (RuntimeException thrown) {
            return Outcomes.text(Outcomes.nameOf(thrown));
        }
    }

    private ObjectNode paused() {
        ObjectNode all = Outcomes.object();
        for (String each : members) {
            List<TopicPartition> its = cast.member(each).consumer().paused();
            if (!its.isEmpty()) {
                all.set(each, Outcomes.partitions(its, cast.topic()));
            }
        }
        return all;
    }
}
