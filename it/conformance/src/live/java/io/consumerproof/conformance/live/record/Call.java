package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** One entry of {@code do}: makes the call and tells its result, null for a call that has none; whatever it throws is its result too. */
@FunctionalInterface
interface Call {

    @Nullable
    JsonNode perform(ObjectNode arguments) throws Exception;
}
