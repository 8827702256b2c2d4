package io.consumerproof.explore;

import io.consumerproof.history.DurableState;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.Sink;
import java.util.Optional;

/** A sink that user code has closed. */
final class ClosedStore implements Sink {

    @Override
    public String name() {
        return "store";
    }

    @Override
    public void begin(EffectPoints points) {}

    @Override
    public Optional<DurableState> state() {
        throw new IllegalStateException("the store is closed");
    }
}
