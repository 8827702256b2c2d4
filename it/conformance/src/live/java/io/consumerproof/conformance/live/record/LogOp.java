package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** One entry of {@code ops}: does what it says and writes down in it what came of it. */
@FunctionalInterface
interface LogOp {

    void perform(ObjectNode op) throws Exception;
}
