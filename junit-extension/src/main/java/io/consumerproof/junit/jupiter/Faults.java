package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How many faults of each kind one run may see, 0 where a kind is not named. Without this annotation: one crash, one rebalance,
 * both together.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Faults {

    /** Crashes. */
    int crash() default 0;

    /** Orderly stops. */
    int stop() default 0;

    /** Rebalances. */
    int rebalance() default 0;

    /** Members that freeze and go on as zombies. */
    int stall() default 0;

    /** Reads from an earlier offset by a member. */
    int redelivery() default 0;

    /** Resets of a group to an earlier offset. */
    int replay() default 0;

    /** Commits whose answer is lost. */
    int commitLost() default 0;

    /** Refused commits. */
    int commitRefused() default 0;

    /** Handlers that throw. */
    int handlerFailure() default 0;

    /** Sinks that fail. */
    int effectFailure() default 0;

    /** Events appended twice. */
    int duplicateSend() default 0;

    /** Copies of an earlier event after a later one. */
    int lateEvent() default 0;

    /** Moves of a log's start. */
    int retention() default 0;

    /** Compactions. */
    int compaction() default 0;

    /** Ends of transactions that take an offset. */
    int transactionMarker() default 0;

    /** Records of transactions that abort. */
    int abortedTransaction() default 0;

    /** Leaders that die. */
    int leaderChange() default 0;

    /** Partitions that are added. */
    int partitionGrowth() default 0;

    /** Clocks that jump. */
    int clockJump() default 0;

    /** Fetches that answer late. */
    int slowFetch() default 0;

    /** The most of all kinds in one run, at least 1. */
    int together() default 2;
}
