package io.consumerproof.history;

/** What an event is about, roughly: one entry for each part of the {@link Event} catalogue. */
public enum Family {
    /** A {@link CommitEvent}. */
    COMMIT,
    /** An {@link EffectEvent}. */
    EFFECT,
    /** A {@link GroupEvent}. */
    GROUP,
    /** A {@link HandlingEvent}. */
    HANDLING,
    /** A {@link LogEvent}. */
    LOG,
    /** A {@link MemberEvent}. */
    MEMBER,
    /** A {@link RunEvent}. */
    RUN
}
