package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.Unmodeled;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is not modelled is rejected by its own sentence where somebody writes it into a contract. */
class RejectedTest {

    private static final String CONSUMER = "consumer: {class: com.acme.TextNotifier, method: on, %}";

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void everyEntryIsRejectedByItsSentence(Unmodeled entry) {
        String yaml = ShapeExamples.contract(asking(entry.spelling()));
        assertThat(new TemporaryContract(folder).problems(yaml)).contains(entry.sentence());
    }

    /** Sections that write this: {@code topics.retention} is a key of a topic, {@code reset: latest} a word of the consumer. */
    private static String asking(String spelling) {
        int dot = spelling.indexOf('.');
        if (dot >= 0) {
            return key(spelling.substring(0, dot), spelling.substring(dot + 1));
        }
        if (spelling.equals("ConsumerRecord")) {
            return "consumer: {class: com.acme.PlainConsumer, method: onKafka}";
        }
        if (spelling.equals("reset: by-duration")) {
            return consumer("reset: {by-duration: 1m}");
        }
        return spelling.contains(": ") ? consumer(spelling) : spelling + ": 1";
    }

    private static String key(String section, String key) {
        return switch (section) {
            case "consumer" -> consumer(key + ": a");
            case "members" -> consumer("members: [{" + key + ": a}]");
            case "topics" -> "topics: {orders: {" + key + ": 1}}";
            case "retention", "cleanup", "replication" -> "topics: {orders: {" + section + ": {" + key + ": 1}}}";
            case "checks" -> "checks: [" + key + "]";
            default -> section + ": {" + key + ": 1}";
        };
    }

    private static String consumer(String word) {
        return CONSUMER.replace("%", word);
    }
}
