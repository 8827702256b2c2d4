package io.consumerproof.conformance.live.record;

import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.KafkaException;

/** How vectors name an exception: without the packages that everybody knows; a plain KafkaException by its cause. */
final class Threw {

    private static final List<String> KNOWN = List.of(
            "org.apache.kafka.common.errors.",
            "org.apache.kafka.common.",
            "org.apache.kafka.clients.consumer.",
            "java.lang.");

    private Threw() {}

    static String name(Throwable thrown) {
        Throwable cause = thrown.getCause();
        if (thrown instanceof ExecutionException && cause != null) {
            return name(cause);
        }
        if (thrown.getClass().equals(KafkaException.class) && cause != null) {
            return "KafkaException(cause " + shortened(cause) + ")";
        }
        return shortened(thrown);
    }

    private static String shortened(Throwable thrown) {
        String name = thrown.getClass().getName();
        return KNOWN.stream()
                .filter(name::startsWith)
                .findFirst()
                .map(prefix -> name.substring(prefix.length()))
                .orElse(name);
    }
}
