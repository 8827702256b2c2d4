package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** What a member is told to do that is neither life, death nor poll. */
final class MemberCalls {

    private final Cast cast;

    MemberCalls(Cast cast) {
        this.cast = cast;
    }

    JsonNode subscribe(ObjectNode arguments) {
        Player member = member(arguments);
        if (arguments.has("pattern")) {
            member.consumer().subscribe(Pattern.compile(arguments.get("pattern").asText()));
        } else {
            List<String> topics = new ArrayList<>();
            arguments.get("topics").forEach(each -> topics.add(cast.names().real(each.asText())));
            member.consumer().subscribe(topics, member.listener());
        }
        return Outcomes.OK;
    }

    JsonNode assign(ObjectNode arguments) {
        consumer(arguments).assign(partitions(arguments));
        return Outcomes.OK;
    }

    JsonNode unsubscribe(ObjectNode arguments) {
        consumer(arguments).unsubscribe();
        return Outcomes.OK;
    }

    JsonNode commitSync(ObjectNode arguments) {
        KafkaConsumer<byte[], byte[]> consumer = consumer(arguments);
        boolean timed = arguments.has("timeoutMs");
        if (!arguments.has("offsets")) {
            if (timed) {
                consumer.commitSync(timeout(arguments));
            } else {
                consumer.commitSync();
            }
            return Outcomes.OK;
        }
        Map<TopicPartition, OffsetAndMetadata> offsets = cast.names().offsets(arguments.get("offsets"));
        if (timed) {
            consumer.commitSync(offsets, timeout(arguments));
        } else {
            consumer.commitSync(offsets);
        }
        return Outcomes.OK;
    }

    JsonNode committed(ObjectNode arguments) {
        HashSet<TopicPartition> partitions = new HashSet<>(partitions(arguments));
        return Outcomes.offsets(
                cast.names(),
                arguments.has("timeoutMs")
                        ? consumer(arguments).committed(partitions, timeout(arguments))
                        : consumer(arguments).committed(partitions));
    }

    JsonNode position(ObjectNode arguments) {
        TopicPartition partition = partition(arguments);
        return Outcomes.number(
                arguments.has("timeoutMs")
                        ? consumer(arguments).position(partition, timeout(arguments))
                        : consumer(arguments).position(partition));
    }

    JsonNode seek(ObjectNode arguments) {
        consumer(arguments).seek(partition(arguments), arguments.get("offset").longValue());
        return Outcomes.OK;
    }

    JsonNode seekToEnd(ObjectNode arguments) {
        consumer(arguments).seekToEnd(partitions(arguments));
        return Outcomes.OK;
    }

    JsonNode pause(ObjectNode arguments) {
        consumer(arguments).pause(partitions(arguments));
        return Outcomes.OK;
    }

    JsonNode resume(ObjectNode arguments) {
        consumer(arguments).resume(partitions(arguments));
        return Outcomes.OK;
    }

    JsonNode assignment(ObjectNode arguments) {
        ArrayNode partitions = JsonNodeFactory.instance.arrayNode();
        numbers(consumer(arguments).assignment()).forEach(partitions::add);
        return partitions;
    }

    JsonNode wakeup(ObjectNode arguments) {
        consumer(arguments).wakeup();
        return Outcomes.OK;
    }

    static List<Integer> numbers(Iterable<TopicPartition> partitions) {
        List<Integer> numbers = new ArrayList<>();
        partitions.forEach(each -> numbers.add(each.partition()));
        return numbers.stream().sorted().toList();
    }

    private Player member(ObjectNode arguments) {
        return cast.member(arguments.get("member").asText());
    }

    private KafkaConsumer<byte[], byte[]> consumer(ObjectNode arguments) {
        return member(arguments).consumer();
    }

    private List<TopicPartition> partitions(ObjectNode arguments) {
        return cast.names().partitions(arguments.get("partitions"));
    }

    private TopicPartition partition(ObjectNode arguments) {
        return cast.names().partition(arguments.get("partition").asText());
    }

    private static Duration timeout(ObjectNode arguments) {
        return Duration.ofMillis(arguments.get("timeoutMs").longValue());
    }
}
