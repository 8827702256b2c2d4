package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the checks of a {@link StreamTest}. A named check that finds nothing to judge fails the test. */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Checks {

    /** Names as contracts spell them, {@code idempotency}; empty: every check of the catalogue, unnamed. */
    String[] value() default {};

    /** Those of the named checks that may find nothing to judge. */
    String[] mayBeVacuous() default {};
}
