package io.consumerproof.explore;

import io.consumerproof.explore.Pairs.RecordedFault;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.simulation.FaultPoint;
import java.util.List;
import java.util.function.Predicate;

/** Pairs of faults that hid real bugs, in whatever order they strike. A search places them before all other pairs. */
enum FavouritePair {
    /** The error path commits, and nobody tried what happens when that commit fails. */
    FAILURE_THEN_COMMIT(
            each -> each.is(FaultKind.HANDLER_FAILURE),
            each -> each.is(FaultKind.COMMIT_LOST, FaultKind.COMMIT_REFUSED)),
    /** What waits to be tried again is forgotten at the end. */
    STOP_IN_RETRY(
            each -> each.is(FaultKind.HANDLER_FAILURE),
            each -> each.at(Point.IN_RETRY) && each.is(FaultKind.STOP, FaultKind.CRASH, FaultKind.REBALANCE)),
    /** Partitions go while their records are worked on. */
    REVOKED_IN_FLIGHT(each -> each.is(FaultKind.STALL), each -> each.is(FaultKind.REBALANCE, FaultKind.STOP)),
    /** Dead between two effects, and again, or with the second one failing. */
    CRASH_BETWEEN_EFFECTS(
            each -> each.is(FaultKind.CRASH)
                    && each.at(Point.AFTER_EFFECT, Point.AFTER_SQL_COMMIT, Point.BEFORE_EFFECT),
            each -> each.is(FaultKind.CRASH, FaultKind.EFFECT_FAILURE)),
    /** The log's start overtakes a member that lags, which then starts where its reset policy says. */
    LOST_WHILE_LAGGING(
            each -> each.is(FaultKind.RETENTION),
            each -> each.is(FaultKind.STALL, FaultKind.CRASH, FaultKind.REBALANCE, FaultKind.SLOW_FETCH)),
    /** A partition changes hands before anything of it was committed. */
    MOVED_UNCOMMITTED(
            each -> each.is(FaultKind.REBALANCE) && each.isFirst(),
            each -> each.is(FaultKind.CRASH, FaultKind.COMMIT_LOST, FaultKind.COMMIT_REFUSED, FaultKind.RETENTION));

    /** A fault as these pairs see it. */
    private record Look(FaultKind kind, Point point, boolean isFirst) {

        static Look at(RecordedFault fault) {
            FaultPoint point = fault.point();
            return new Look(point.kind(fault.option()), point.point(), point.isAtFirstRecord());
        }

        boolean is(FaultKind... kinds) {
            return List.of(kinds).contains(kind);
        }

        boolean at(Point... points) {
            return List.of(points).contains(point);
        }
    }

    private final Predicate<Look> one;
    private final Predicate<Look> other;

    FavouritePair(Predicate<Look> one, Predicate<Look> other) {
        this.one = one;
        this.other = other;
    }

    static boolean any(Predicate<FavouritePair> is) {
        for (FavouritePair each : values()) {
            if (is.test(each)) {
                return true;
            }
        }
        return false;
    }

    boolean mayBegin(RecordedFault first) {
        Look look = Look.at(first);
        return one.test(look) || other.test(look);
    }

    boolean is(RecordedFault first, RecordedFault second) {
        Look before = Look.at(first);
        Look behind = Look.at(second);
        return (one.test(before) && other.test(behind)) || (other.test(before) && one.test(behind));
    }
}
