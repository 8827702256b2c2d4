package io.consumerproof.history;

import org.jspecify.annotations.Nullable;

/**
 * One thing that happened. Events are facts only: what can be derived from earlier events (who owns a partition, what is in
 * flight) is left to the reader.
 */
public sealed interface Event
        permits CommitEvent, EffectEvent, GroupEvent, HandlingEvent, LogEvent, MemberEvent, RunEvent {

    /** Virtual time in microseconds from the start of the run; never decreases along a history. */
    long atMicros();

    /** Which of the permitted interfaces it is: cheaper to ask for every event of a run than its type. */
    Family family();

    /** Who did it, or null where no member is concerned. */
    default @Nullable MemberId member() {
        return null;
    }

    /** The record it is about, or null. For an effect: the record that was being handled. */
    default @Nullable RecordId record() {
        return null;
    }

    /** Calls the one method of {@code cases} that is for this kind of event. */
    <R> R fold(EventCases<R> cases);
}
