package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import java.util.Optional;

/** A way to pick schedules beyond the bound, one after the other. */
interface Strategy {

    /** What decides the next run; draws from {@code prng} alone. */
    Choices next(Prng prng);

    /** Hands over the run that {@link #next} decided, before the next is asked for. */
    default void learn(RunResult run) {}

    /** What may be promised of its runs, a sentence without full stop. */
    default Optional<String> promise() {
        return Optional.empty();
    }
}
