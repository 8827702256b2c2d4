package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;

/** One word of the vocabulary. */
public interface Call {

    /** As {@code do} lists spell it. */
    String name();

    /**
     * Does it.
     *
     * @return its result as it is recorded; what it throws is recorded by {@link Outcomes#thrown}
     */
    JsonNode perform(Cast cast, Arguments arguments);

    /** A word whose doing is a few lines. */
    static Call of(String name, Doing doing) {
        return new Call() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public JsonNode perform(Cast cast, Arguments arguments) {
                return doing.perform(cast, arguments);
            }
        };
    }

    /** What a word does. */
    @FunctionalInterface
    interface Doing {
        JsonNode perform(Cast cast, Arguments arguments);
    }
}
