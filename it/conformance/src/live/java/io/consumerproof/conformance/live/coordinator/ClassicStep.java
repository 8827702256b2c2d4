package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * One request to the coordinator of a classic group.
 *
 * @param micros when, since the beginning
 * @param member a name for the process, the same at both coordinators
 * @param generation the one that the member claims; -1 where it has none, for a join: it is new
 * @param assignors what a joining member supports, the preferred one first
 * @param made what a leader hands out by the members' names; null from everybody else
 */
record ClassicStep(
        long micros,
        Kind kind,
        String member,
        @Nullable String instance,
        int generation,
        List<String> assignors,
        List<String> topics,
        @Nullable SortedMap<String, List<TopicPartition>> made) {

    static final long SESSION_MICROS = 1_000_000;
    static final long REBALANCE_MICROS = 2_000_000;

    enum Kind {
        JOIN,
        SYNC,
        HEARTBEAT,
        COMMIT,
        LEAVE,
        /** No request: time passes. */
        WAIT
    }

    boolean isNew() {
        return generation < 0;
    }

    @Override
    public String toString() {
        String who = member + (instance == null ? "" : "(" + instance + ")");
        String what = kind == Kind.JOIN ? " " + assignors + " " + topics : made == null ? "" : " " + made;
        return "t=" + micros / 1000 + "ms " + who + " " + kind + " generation " + generation + what;
    }
}
