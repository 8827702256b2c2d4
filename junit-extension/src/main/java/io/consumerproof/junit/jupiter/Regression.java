package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps a schedule under which a {@link StreamTest} failed once: it is run before the search, ever after. One whose choices are no longer
 * offered is run as near as possible, and the test says so.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Regression.All.class)
public @interface Regression {

    /** A token as a failure prints it. */
    String value();

    /** Holds several. */
    @Documented
    @Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        /** In the order of declaration. */
        Regression[] value();
    }
}
