package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test of stream consumers. Its body takes a {@link VirtualLog}, runs once for every schedule of the search, each time on a
 * fresh instance with its own {@code @BeforeEach} and {@code @AfterEach}, and counts as one test. What the body creates survives
 * a crash; what a member's factory creates dies with it. Every check of the catalogue that finds something to judge is judged.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(StreamTestExtension.class)
public @interface StreamTest {}
