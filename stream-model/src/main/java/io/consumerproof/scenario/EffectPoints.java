package io.consumerproof.scenario;

import io.consumerproof.history.Effect;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import java.util.List;
import java.util.Optional;

/**
 * The machine as a sink sees it (the extension point for sinks). A sink that guards an operation calls {@link #before}, obeys
 * its answer, reports what took hold, and calls {@link #after}. Either may throw the error that stands for the member's death:
 * a sink lets it pass, and is told by {@link Sink#memberDied}. Outside a member's code (set-up, assertions) nothing strikes and
 * nothing is recorded.
 */
public interface EffectPoints {

    /** What a sink is about to do. */
    enum Operation {
        /** Something the outside sees at once: a port call, an outgoing record. */
        EFFECT,
        /** A statement of durable state; it takes hold with its SQL commit. */
        STATEMENT,
        /** A commit of durable state. */
        SQL_COMMIT
    }

    /** What a sink has to do. */
    enum Ruling {
        /** Do it. */
        PROCEED,
        /** Do not do it, and report failure. */
        REFUSE,
        /** Do it, and report failure. */
        APPLY_AND_FAIL
    }

    /** The member whose code is running, or empty outside any member. */
    Optional<MemberId> member();

    /**
     * Called before an operation.
     *
     * @param what the call, statement or SQL commit, for people
     */
    Ruling before(Operation operation, String sink, String what);

    /** Called after an operation that was done and reported success; {@code what} as before. */
    void after(Operation operation, String sink, String what);

    /**
     * Reports an effect that reached its receiver, which absorbs repeats of its key where it has one.
     *
     * @return whether it took hold: false if it was absorbed as a repeat
     */
    boolean applied(Effect effect);

    /** Reports an executed statement. */
    void executed(String sink, String sql);

    /**
     * Reports a committed change of durable state.
     *
     * @param changed whether any row is now different
     * @param revisions the declared state rows written or deleted
     */
    void committed(String sink, boolean changed, List<Revision> revisions);

    /** Reports that the running member's uncommitted changes are gone. */
    void rolledBack(String sink);

    /** Says whether the running member now has an open transaction on {@code sink}; while it has, it cannot stall. */
    void transaction(String sink, boolean open);

    /** Renders a value structurally, with the values that this run invented (virtual instants, generated ids) masked. */
    String render(@org.jspecify.annotations.Nullable Object value);
}
