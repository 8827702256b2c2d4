package io.consumerproof.scenario;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.MemberId;
import java.util.Optional;

/** Something outside the members that survives their crashes. */
public interface Sink {

    /** A short name for stories; distinct in a run. */
    String name();

    /**
     * Called when a run begins: forget what earlier runs did.
     *
     * @param points the run's machine; valid until the next call
     */
    void begin(EffectPoints points);

    /** A member died: its connections and uncommitted changes are gone. */
    default void memberDied(MemberId member) {}

    /** Whether the death of a member leaves no trace at all of {@code statement}, executed in its open transaction. */
    default boolean undoes(String statement) {
        return false;
    }

    /** What the sink durably holds; empty if it holds nothing that can be compared. */
    default Optional<DurableState> state() {
        return Optional.empty();
    }
}
