package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a {@link StreamTest} run the one schedule that a token spells, for instance under a debugger. The property
 * {@code consumerproof.token} does the same without a change of the source.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface ReplayToken {

    /** A token as a failure prints it. */
    String value();
}
