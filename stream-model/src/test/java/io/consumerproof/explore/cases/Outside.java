package io.consumerproof.explore.cases;

import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.World;

/** What a consumer under study can reach: two receivers, a store of rows, and the log. */
record Outside(World world, RecordingPort counting, RecordingPort absorbing, Store store) {

    /** A receiver; the counting one takes every call, the absorbing one each id once. */
    interface Receiver {
        void put(String id, String what);
    }

    /** Takes every call as a new one. */
    Receiver counter() {
        return (Receiver) counting.proxy();
    }

    /** Absorbs repeats of an id. */
    Receiver absorber() {
        return (Receiver) absorbing.proxy();
    }

    Sender sender() {
        return world.sender();
    }
}
