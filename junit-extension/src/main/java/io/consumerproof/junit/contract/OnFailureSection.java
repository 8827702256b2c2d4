package io.consumerproof.junit.contract;

import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code consumer.on-failure}: what members do when the handler throws. */
final class OnFailureSection {

    private static final String ALLOWED = "'skip', 'stop', 'block' or '{dead-letter: topic}'";

    private OnFailureSection() {}

    /** The settings with what is declared; without a word they stay as they are. */
    static GroupSettings read(Reading reading, @Nullable Node node, GroupSettings settings) {
        return node == null ? settings : settings.onFailure(policy(reading, node));
    }

    private static OnFailure policy(Reading reading, Node node) {
        Fields fields = Fields.of(reading, "on-failure", node);
        int attempts = (int) fields.number("attempts", 1, 1_000, OnFailure.DEFAULT.attempts());
        Duration backoff = fields.duration("backoff", OnFailure.DEFAULT.backoff());
        Node then = fields.node("then");
        if (then instanceof Mapping) {
            String topic = Fields.of(reading, "then", then).requiredText("dead-letter");
            return topic == null ? OnFailure.DEFAULT : new OnFailure(attempts, backoff, Then.DEAD_LETTER, topic);
        }
        return new OnFailure(attempts, backoff, then(reading, then), null);
    }

    /** A problem where {@code consumer} names a dead-letter topic that is among {@code read}: its letters would go round for ever. */
    static void requireOther(Reading reading, @Nullable Node consumer, List<String> read) {
        Node topic = consumer;
        for (String key : List.of("on-failure", "then", "dead-letter")) {
            topic = topic instanceof Mapping ? ((Mapping) topic).get(key) : null;
        }
        if (topic instanceof Scalar && read.contains(((Scalar) topic).text())) {
            reading.problem(
                    topic,
                    "'dead-letter' is '" + ((Scalar) topic).text()
                            + "', which the group reads itself, so it would be handed"
                            + " its own dead letters without end; allowed is a topic without 'records', such as '"
                            + ((Scalar) topic).text() + ".dlt'");
        }
    }

    private static Then then(Reading reading, @Nullable Node node) {
        if (node == null) {
            return OnFailure.DEFAULT.then();
        }
        String text = Fields.text(reading, "then", node);
        Optional<Then> then = Arrays.stream(Then.values())
                .filter(each -> each != Then.DEAD_LETTER && each.toString().equals(text))
                .findFirst();
        if (text != null && then.isEmpty()) {
            String cure = text.equals(Then.DEAD_LETTER.toString())
                    ? "; name the topic: '{dead-letter: orders.dlt}'"
                    : Spelling.hint(text, List.of("skip", "stop", "block"));
            reading.problem(node, "'then' is '" + text + "', allowed is " + ALLOWED + cure);
        }
        return then.orElse(OnFailure.DEFAULT.then());
    }
}
