package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.jspecify.annotations.Nullable;

/** How clients come and go, lose their connections and get them back. */
final class LifeCalls {

    private final Cast cast;

    LifeCalls(Cast cast) {
        this.cast = cast;
    }

    JsonNode open(ObjectNode arguments) {
        ObjectNode config = (ObjectNode) arguments.get("config");
        if (arguments.has("member")) {
            cast.open(arguments.get("member").asText(), config);
        } else {
            cast.openProducer(
                    arguments.get("producer").asText(),
                    arguments.path("transactionalId").asText(null),
                    config);
        }
        return Outcomes.OK;
    }

    JsonNode close(ObjectNode arguments) {
        @Nullable
        Duration timeout = arguments.has("timeoutMs")
                ? Duration.ofMillis(arguments.get("timeoutMs").longValue())
                : null;
        if (arguments.has("producer")) {
            KafkaProducer<byte[], byte[]> producer =
                    cast.producer(arguments.get("producer").asText());
            if (timeout == null) {
                producer.close();
            } else {
                producer.close(timeout);
            }
        } else {
            member(arguments).close(timeout);
        }
        return Outcomes.OK;
    }

    JsonNode crash(ObjectNode arguments) {
        member(arguments).crash(cast.ground().broker().routes());
        cast.members().remove(arguments.get("member").asText());
        return Outcomes.OK;
    }

    JsonNode cut(ObjectNode arguments) {
        cast.ground().broker().routes().cut(member(arguments).clientId());
        return Outcomes.OK;
    }

    JsonNode restore(ObjectNode arguments) {
        cast.ground().broker().routes().restore(member(arguments).clientId());
        return Outcomes.OK;
    }

    JsonNode throwIn(ObjectNode arguments) {
        member(arguments)
                .listener()
                .throwIn(
                        arguments.get("callback").asText(),
                        arguments.get("times").intValue());
        return Outcomes.OK;
    }

    JsonNode commitIn(ObjectNode arguments) {
        Set<String> callbacks = new HashSet<>();
        arguments.get("callbacks").forEach(each -> callbacks.add(each.asText()));
        member(arguments)
                .listener()
                .commitIn(
                        callbacks, Duration.ofMillis(arguments.get("timeoutMs").longValue()));
        return Outcomes.OK;
    }

    JsonNode keepGroupMetadata(ObjectNode arguments) {
        cast.keep(arguments.get("member").asText());
        return Outcomes.OK;
    }

    private Player member(ObjectNode arguments) {
        return cast.member(arguments.get("member").asText());
    }
}
