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

    /** How long segments are kept by their age, {@code 7d}; empty: for ever. */
    String retentionTime() default "";

    /** How much of a partition is kept when older segments go, {@code 1GiB}; empty: all. */
    String retentionBytes() default "";

    /** After how long, by timestamps, a partition begins a new segment, {@code 1h}; empty: 7 days. */
    String segmentTime() default "";

    /** At which size a partition begins a new segment, {@code 1MiB}; empty: 1 GiB. */
    String segmentBytes() default "";

    /** {@code delete}, {@code compact} or {@code compact+delete}; empty: delete. */
    String cleanup() default "";

    /** How long a tombstone outlives the cleaning that first met it; empty: 1 day. */
    String tombstoneRetention() default "";

    /** How old a record must be to be compacted; empty: not at all. */
    String minCompactionLag() default "";

    /** How many replicas each partition has, the leader included; 0: one, or as many as the asked faults need. */
    int replication() default 0;

    /** How many replicas must be in sync for acks=all, at most {@code replication}. */
    int minInSync() default 1;

    /** What producers wait for: {@code all}, {@code 1} or {@code 0}. */
    String acks() default "all";

    /** Whether a replica out of sync may become leader when no other is left. */
    boolean uncleanElection() default false;

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
