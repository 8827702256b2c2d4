package io.consumerproof.explore;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import java.util.Optional;

/** A run without faults that finishes records and shows no effect of them: what the consumer does is nowhere to be seen. */
final class Unseen {

    private Unseen() {}

    /** A sentence without full stop; empty where there is an effect, or nothing was finished that could have one. */
    static Optional<String> sentence(History plain) {
        boolean finishes = false;
        for (Event event : plain) {
            finishes |= event instanceof HandlingEvent.Handled;
            if (isEffect(event)) {
                return Optional.empty();
            }
        }
        return finishes
                ? Optional.of(
                        "no effect was seen in the run without faults: what a consumer does but by ports, databases"
                                + " and senders of the contract is not judged")
                : Optional.empty();
    }

    private static boolean isEffect(Event event) {
        return event instanceof EffectEvent.Applied
                || event instanceof EffectEvent.Absorbed
                || event instanceof EffectEvent.Conflicted
                || (event instanceof EffectEvent.StateCommitted committed && committed.changed())
                || (event instanceof LogEvent.Appended appended && appended.origin() == Origin.SENT);
    }
}
