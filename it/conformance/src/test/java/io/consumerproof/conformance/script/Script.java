package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** Performs a list of calls and compares what came of each with what was recorded. */
public final class Script {

    private final Cast cast;
    private final Comparison comparison;

    public Script(Cast cast, Comparison comparison) {
        this.cast = cast;
        this.comparison = comparison;
    }

    /** All of them in their order; after an exception it goes on with the next. */
    public void perform(String where, JsonNode calls) {
        int number = 0;
        for (JsonNode each : calls) {
            number++;
            JsonNode result = outcome(each);
            if (each.has("result")) {
                comparison.same(
                        where + ", call " + number + " " + each.path("call").asText() + " of "
                                + each.path("member")
                                        .asText(each.path("producer").asText("admin")),
                        Spelling.of(each.get("result")),
                        Spelling.of(result));
            }
        }
    }

    private JsonNode outcome(JsonNode entry) {
        Call call = Calls.named(entry.path("call").asText());
        try {
            return call.perform(cast, new Arguments(entry, cast.topic()));
        } catch (RuntimeException thrown) {
            return Outcomes.thrown(thrown);
        }
    }
}
