package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Runs programs of one kind on a broker. */
public interface Recorder {

    /**
     * Runs {@code program}, a case without its results, and returns a copy of it with them.
     *
     * @throws Exception if the program cannot be run at all: no exception that a recorded call throws
     */
    ObjectNode record(ObjectNode program) throws Exception;
}
