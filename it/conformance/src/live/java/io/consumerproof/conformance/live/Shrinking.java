package io.consumerproof.conformance.live;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.conformance.live.Trial.Outcome;

/** Makes a program on which model and broker differ shorter. */
final class Shrinking {

    /** A program is taken to the broker again for each part that is left out; so often at most. */
    private static final int RECORDINGS = 40;

    private final Trial trial;
    private final String parts;
    private int recordings;

    Shrinking(Trial trial, String parts) {
        this.trial = trial;
        this.parts = parts;
    }

    /** The shortest that was found; {@code differing} itself if nothing can go. */
    Outcome shrunk(Outcome differing) {
        Outcome shortest = withoutTail(differing);
        for (int at = parts(shortest).size() - 1; at > 0 && recordings < RECORDINGS; at--) {
            shortest = without(shortest, at);
        }
        return shortest;
    }

    /** The model alone tells how much of the end can go: what the broker did before stays as it was. */
    private Outcome withoutTail(Outcome differing) {
        Outcome shortest = differing;
        for (int size = parts(differing).size() - 1; size > 0; size--) {
            ObjectNode shorter = shortest.recorded().deepCopy();
            ((ArrayNode) shorter.get(parts)).remove(size);
            Outcome outcome = new Outcome(shorter, trial.differences(shorter));
            if (!outcome.differs()) {
                break;
            }
            shortest = outcome;
        }
        return shortest;
    }

    private Outcome without(Outcome shortest, int part) {
        ObjectNode shorter = shortest.recorded().deepCopy();
        ((ArrayNode) shorter.get(parts)).remove(part);
        recordings++;
        try {
            Outcome outcome = trial.of(shorter);
            return differsAlike(outcome, shortest) ? outcome : shortest;
        } catch (Exception senseless) {
            return shortest;
        }
    }

    /** In the same thing: a program that has lost what it needs differs in another. */
    private static boolean differsAlike(Outcome one, Outcome other) {
        return one.differs() && thing(one).equals(thing(other));
    }

    private static String thing(Outcome outcome) {
        return outcome.differences().get(0).where().replaceAll("[0-9]+", "");
    }

    private ArrayNode parts(Outcome outcome) {
        return (ArrayNode) outcome.recorded().get(parts);
    }
}
