package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.log.RefusedException;
import java.util.function.LongSupplier;

/** What an operation gave: a number or the name of an exception, as text. */
final class Outcome {

    private Outcome() {}

    /** The {@code error} that was observed, or the number in {@code field}. */
    static String observed(JsonNode op, String field) {
        return op.has("error") ? op.get("error").asText() : op.path(field).asText();
    }

    static String of(LongSupplier call) {
        try {
            return "" + call.getAsLong();
        } catch (RefusedException refused) {
            return refused.refusal().exceptionName();
        }
    }
}
