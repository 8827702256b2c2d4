package io.consumerproof.junit.jupiter;

import io.consumerproof.history.Point;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Pins a crash of a member: it strikes in every run but the reference run, at the first place that fits.
 * Where faults are pinned and {@link Faults} is absent, the search places no others.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Crash.All.class)
public @interface Crash {

    /** Where it strikes, at most one; none: the first point at which it can. */
    Point[] point() default {};

    /** The record that is being handled or comes next, {@code orders-0@1}; empty: any. */
    String record() default "";

    /** The member's number, from 1; 0: any. */
    int member() default 0;

    /** One of the shapes of this fault, as a story spells it; empty: the first. */
    String variant() default "";

    /** Holds several. */
    @Documented
    @Inherited
    @Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        /** In the order of declaration. */
        Crash[] value();
    }
}
