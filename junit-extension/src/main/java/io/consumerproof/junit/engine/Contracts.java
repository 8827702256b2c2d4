package io.consumerproof.junit.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On an empty class: every contract file of a folder is a test of this class. Build tools that hand only classes to test engines
 * find contracts by it.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Contracts {

    /** The folder, relative to the module. */
    String value() default "src/test/contracts";

    /** Which files below the folder, {@code billing/**}; empty: every {@code *.yaml} that holds no regressions. */
    String[] includes() default {};

    /** Which of them not. */
    String[] excludes() default {};
}
