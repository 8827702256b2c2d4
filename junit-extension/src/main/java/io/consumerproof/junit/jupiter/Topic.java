package io.consumerproof.junit.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A topic of the log that a {@link StreamTest} gets; on a class for all of its tests, where a method may declare it anew. */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Topic.All.class)
public @interface Topic {

    /** The topic's name, never empty. */
    String name();

    /** How many partitions it has, at least 1. */
    int partitions() default 1;

    /**
     * What turns appended values into bytes: a class with a constructor without parameters that is a
     * {@code Function<T, byte[]>} or has a method {@code byte[] serialize(String topic, T value)}. Without it, members are
     * handed the appended object itself.
     */
    Class<?> serializer() default Void.class;

    /** Holds several topics. */
    @Documented
    @Inherited
    @Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        /** In the order of declaration. */
        Topic[] value();
    }
}
