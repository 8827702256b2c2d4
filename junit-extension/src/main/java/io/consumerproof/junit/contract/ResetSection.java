package io.consumerproof.junit.contract;

import io.consumerproof.scenario.OffsetReset;
import io.consumerproof.scenario.OffsetReset.Policy;
import io.consumerproof.scenario.Unmodeled;
import java.time.Duration;

/** {@code consumer.reset}: where a member starts that has no valid offset; one word, or {@code {by-duration: 10m}}. */
final class ResetSection {

    private ResetSection() {}

    static OffsetReset read(Reading reading, Fields consumer, OffsetReset otherwise) {
        Node node = consumer.node("reset");
        if (node instanceof Mapping) {
            return byDuration(reading, node);
        }
        if (node != null && isBare(node)) {
            reading.problem(node, "'by-duration' needs its duration; write '{by-duration: 10m}'");
            return otherwise;
        }
        return consumer.one("reset", "reset", OffsetReset.words(), otherwise);
    }

    private static boolean isBare(Node node) {
        return node instanceof Scalar && ((Scalar) node).text().equals(Policy.BY_DURATION.toString());
    }

    private static OffsetReset byDuration(Reading reading, Node node) {
        Unmodeled.spelled("reset: " + Policy.BY_DURATION).ifPresent(entry -> reading.problem(node, entry.sentence()));
        Fields fields = Fields.of(reading, "reset", node);
        fields.required("by-duration");
        return OffsetReset.byDuration(fields.duration("by-duration", Duration.ZERO));
    }
}
