package io.consumerproof.scenario;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;

/** One record as it is handed to a handler. */
public interface Delivery {

    /** The record. */
    LogRecord record();

    /** The member that handles it. */
    MemberId member();

    /** The generation in which the member got the record's partition. */
    int generation();

    /** Counts the calls of this delivery, from 1. */
    int attempt();

    /**
     * Commits {@code nextOffset} for the record's partition, in a group with {@link CommitMode#MANUAL}. A retriable or
     * unanswered commit is repeated.
     *
     * @param nextOffset the next offset to read: the record's own offset + 1 when everything up to it is done
     * @throws StaleCommitException if the member has been removed from its group
     * @throws IllegalStateException if the group's members commit by themselves
     */
    void commit(long nextOffset);
}
