package io.consumerproof.junit.contract;

import io.consumerproof.scenario.RecordingPort;

/** An interface to the outside whose calls are recorded. */
record DeclaredPort(Class<?> type, RecordingPort sink) {

    Supply supply() {
        return new Supply(type, "world.ports", world -> sink.proxy());
    }
}
