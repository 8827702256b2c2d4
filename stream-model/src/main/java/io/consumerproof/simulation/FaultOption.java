package io.consumerproof.simulation;

import static io.consumerproof.history.Point.AFTER_COMMIT;
import static io.consumerproof.history.Point.AFTER_EFFECT;
import static io.consumerproof.history.Point.AFTER_HANDLING;
import static io.consumerproof.history.Point.AFTER_SQL_COMMIT;
import static io.consumerproof.history.Point.AFTER_STATEMENT;
import static io.consumerproof.history.Point.BEFORE_COMMIT;
import static io.consumerproof.history.Point.BEFORE_EFFECT;
import static io.consumerproof.history.Point.BEFORE_HANDLING;
import static io.consumerproof.history.Point.BEFORE_POLL;
import static io.consumerproof.history.Point.BEFORE_SQL_COMMIT;
import static io.consumerproof.history.Point.BEFORE_STATEMENT;
import static io.consumerproof.history.Point.IN_ASSIGNED;
import static io.consumerproof.history.Point.IN_CLOSE;
import static io.consumerproof.history.Point.IN_DEAD_LETTER;
import static io.consumerproof.history.Point.IN_RETRY;
import static io.consumerproof.history.Point.IN_REVOKED;
import static io.consumerproof.history.Point.IN_SEND;
import static io.consumerproof.history.Point.WHEN_DRAINED;

import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which each kind of fault can strike, and the points at which it may. Only what a real system allows is listed.
 *
 * @source each kind of fault has its own, {@link io.consumerproof.scenario.FaultKind#source()}
 */
public enum FaultOption {
    /** Nothing strikes. */
    NONE(null, "none"),
    CRASH(
            FaultKind.CRASH,
            "crash",
            BEFORE_HANDLING,
            AFTER_HANDLING,
            BEFORE_EFFECT,
            AFTER_EFFECT,
            BEFORE_STATEMENT,
            AFTER_STATEMENT,
            BEFORE_SQL_COMMIT,
            AFTER_SQL_COMMIT,
            BEFORE_COMMIT,
            AFTER_COMMIT,
            IN_RETRY,
            IN_CLOSE,
            IN_ASSIGNED,
            IN_REVOKED,
            IN_DEAD_LETTER,
            WHEN_DRAINED),
    STOP(FaultKind.STOP, "stop", BEFORE_POLL, IN_RETRY, WHEN_DRAINED),
    JOIN(FaultKind.REBALANCE, "join", BEFORE_POLL, IN_RETRY, WHEN_DRAINED),
    LEAVE(FaultKind.REBALANCE, "leave", BEFORE_POLL, IN_RETRY, WHEN_DRAINED),
    SAME_MEMBER(FaultKind.REBALANCE, "same member", BEFORE_POLL, IN_RETRY, WHEN_DRAINED),
    /** Frozen until its successor has drained everything. */
    PAUSE(FaultKind.STALL, "pause", BEFORE_HANDLING, AFTER_HANDLING, BEFORE_EFFECT, AFTER_EFFECT),
    /** Frozen until its successor has finished one record of a partition that was its own. */
    SHORT_PAUSE(
            FaultKind.STALL,
            "pause until the successor's first record",
            BEFORE_HANDLING,
            AFTER_HANDLING,
            BEFORE_EFFECT,
            AFTER_EFFECT),
    /** A static member is frozen; a process of its instance id is started beside it and takes over. */
    TAKEN_OVER(
            FaultKind.STALL,
            "pause while its instance is started anew",
            BEFORE_HANDLING,
            AFTER_HANDLING,
            BEFORE_EFFECT,
            AFTER_EFFECT),
    SLOW(FaultKind.STALL, "slow handler", BEFORE_HANDLING, AFTER_HANDLING, BEFORE_EFFECT, AFTER_EFFECT),
    BACK_ONE(FaultKind.REDELIVERY, "one record back", BEFORE_POLL),
    BACK_TO_START(FaultKind.REDELIVERY, "back to the start", BEFORE_POLL, WHEN_DRAINED),
    REPLAY_ALL(FaultKind.REPLAY, "from the start", WHEN_DRAINED),
    REPLAY_HALF(FaultKind.REPLAY, "from the middle", WHEN_DRAINED),
    COMMIT_LOST(FaultKind.COMMIT_LOST, "answer lost", BEFORE_COMMIT),
    COMMIT_RETRIABLE(FaultKind.COMMIT_REFUSED, "retriable", BEFORE_COMMIT),
    COMMIT_STALE(FaultKind.COMMIT_REFUSED, "stale", BEFORE_COMMIT),
    FAIL_ONCE(FaultKind.HANDLER_FAILURE, "once", BEFORE_HANDLING),
    /** All attempts but the last. */
    FAIL_SEVERAL(FaultKind.HANDLER_FAILURE, "all attempts but the last", BEFORE_HANDLING),
    FAIL_ALWAYS(FaultKind.HANDLER_FAILURE, "always", BEFORE_HANDLING),
    FAIL_AFTER_WORK(FaultKind.HANDLER_FAILURE, "after its work", AFTER_HANDLING),
    EFFECT_REFUSED(FaultKind.EFFECT_FAILURE, "not done", BEFORE_EFFECT, BEFORE_STATEMENT, BEFORE_SQL_COMMIT),
    EFFECT_UNANSWERED(FaultKind.EFFECT_FAILURE, "done, reported as failed", BEFORE_EFFECT, BEFORE_SQL_COMMIT),
    SEND_TWICE(FaultKind.DUPLICATE_SEND, "sent twice", IN_SEND),
    SEND_LATE(FaultKind.LATE_EVENT, "copy after a later event of its key", IN_SEND),
    KEEP_UNCOMMITTED(FaultKind.RETENTION, "to what is committed", BEFORE_POLL, WHEN_DRAINED),
    KEEP_BEHIND_NEXT(FaultKind.RETENTION, "past the next record", BEFORE_POLL),
    KEEP_NOTHING(FaultKind.RETENTION, "over everything", BEFORE_POLL, WHEN_DRAINED),
    COMPACT(FaultKind.COMPACTION, "older values", BEFORE_POLL, WHEN_DRAINED),
    /** Who has not read them by then never learns that their keys are gone. */
    COMPACT_SPENT(FaultKind.COMPACTION, "older values and spent tombstones", BEFORE_POLL, WHEN_DRAINED),
    MARK(FaultKind.TRANSACTION_MARKER, "marker", IN_SEND, BEFORE_POLL, WHEN_DRAINED),
    ABORT_COPY(FaultKind.ABORTED_TRANSACTION, "copy right behind it", IN_SEND),
    /** Its producer is gone: readers of committed records wait until it times out. */
    ABORT_LATE(FaultKind.ABORTED_TRANSACTION, "copy that stays open until it times out", IN_SEND),
    ABORT_STALE(FaultKind.ABORTED_TRANSACTION, "copy after a later event of its key", IN_SEND),
    LEAD_ALIKE(FaultKind.LEADER_CHANGE, "nothing lost", BEFORE_POLL),
    LEAD_WITHOUT_LAST(FaultKind.LEADER_CHANGE, "last record lost", IN_SEND, BEFORE_POLL),
    LEAD_WITHOUT_UNREAD(FaultKind.LEADER_CHANGE, "everything unread lost", BEFORE_POLL),
    /** A replica that was out of sync leads. */
    LEAD_WITHOUT_READ(FaultKind.LEADER_CHANGE, "last read record lost", BEFORE_POLL, WHEN_DRAINED),
    LEAD_UNANSWERED(FaultKind.LEADER_CHANGE, "answer lost, sent again", IN_SEND),
    GROW_BY_ONE(FaultKind.PARTITION_GROWTH, "one more", IN_SEND),
    GROW_TWOFOLD(FaultKind.PARTITION_GROWTH, "twice as many", IN_SEND),
    JUMP_AHEAD(FaultKind.CLOCK_JUMP, "ahead", BEFORE_HANDLING, AFTER_HANDLING),
    JUMP_BACK(FaultKind.CLOCK_JUMP, "back", BEFORE_HANDLING),
    FETCH_OTHERS(FaultKind.SLOW_FETCH, "other partitions first", BEFORE_POLL),
    FETCH_NOTHING(FaultKind.SLOW_FETCH, "empty poll", BEFORE_POLL);

    private final @Nullable FaultKind kind;
    private final String spelling;
    private final Set<Point> points;

    FaultOption(@Nullable FaultKind kind, String spelling, Point... points) {
        this.kind = kind;
        this.spelling = spelling;
        EnumSet<Point> set = EnumSet.noneOf(Point.class);
        set.addAll(List.of(points));
        this.points = Collections.unmodifiableSet(set);
    }

    /** The kind; null only for {@link #NONE}. */
    public @Nullable FaultKind kind() {
        return kind;
    }

    /** Its bit in a set of options; 0 for {@link #NONE}. */
    long bit() {
        return kind == null ? 0 : 1L << ordinal();
    }

    /** Whether it may strike at {@code point} at all; what happened before may still forbid it. */
    public boolean mayStrikeAt(Point point) {
        return points.contains(point);
    }

    /** How a story, a pinned fault's variant and a token's divergence spell it. */
    public String spelling() {
        return spelling;
    }
}
