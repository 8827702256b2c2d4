package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How far the search of a {@link StreamTest} goes. Durations are a whole number and a unit: {@code 500ms}, {@code 2s}, {@code 2m}. */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Search {

    /** Time for runs beyond the declared bound; {@code 0s} for none. */
    String budget() default "2s";

    /** Time after which an unfinished bound is undecided, which fails. */
    String limit() default "2m";

    /** Time that one run may take before it counts as a hang. */
    String watchdog() default "10s";

    /** Seed of the random part. */
    long seed() default 1;

    /** How many placements, drawn from the bound, to try instead of all; 0: all. */
    int sample() default 0;

    /**
     * Whether the fault-free run and every single fault are run again over a log with gaps: before the first record of every
     * partition, between any two, and after the last. Off unless asked for, since a body may count offsets.
     */
    boolean gaps() default false;

    /**
     * Whether runs with one switch are made too: another member's turn, a poll that returns less than there is, a race that goes the
     * other way; alone, and in the place of one of the faults.
     */
    boolean switches() default false;

    /** Whether of placements that come to the same only one is run. */
    boolean pruning() default true;
}
