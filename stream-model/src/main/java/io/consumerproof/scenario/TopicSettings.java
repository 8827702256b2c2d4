package io.consumerproof.scenario;

import java.util.ArrayList;
import java.util.List;

/**
 * A topic.
 *
 * @param name never empty
 * @param partitions at least 1
 * @param retention how long it keeps segments; counts only where {@code cleanup} deletes
 * @param segment when its partitions begin a new segment
 * @param cleanup what becomes of closed segments
 * @param replication who holds copies, and what producers wait for
 */
public record TopicSettings(
        String name, int partitions, Retention retention, Segment segment, Cleanup cleanup, Replication replication) {

    /** A topic with the defaults of {@link Retention}, {@link Segment}, {@link Cleanup} and {@link Replication}. */
    public TopicSettings(String name, int partitions) {
        this(name, partitions, Retention.UNLIMITED, Segment.DEFAULT, Cleanup.DELETE, Replication.DEFAULT);
    }

    public TopicSettings {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a topic has no name");
        }
        if (partitions < 1) {
            throw new IllegalArgumentException(
                    "topic '" + name + "' has " + partitions + " partitions, the least is 1");
        }
    }

    public TopicSettings partitions(int count) {
        return new TopicSettings(name, count, retention, segment, cleanup, replication);
    }

    public TopicSettings retention(Retention limits) {
        return new TopicSettings(name, partitions, limits, segment, cleanup, replication);
    }

    public TopicSettings segment(Segment limits) {
        return new TopicSettings(name, partitions, retention, limits, cleanup, replication);
    }

    public TopicSettings cleanup(Cleanup policy) {
        return new TopicSettings(name, partitions, retention, segment, policy, replication);
    }

    public TopicSettings replication(Replication copies) {
        return new TopicSettings(name, partitions, retention, segment, cleanup, copies);
    }

    /** What it says beyond the defaults, as {@link Unmodeled} spells it: {@code topics.retention}. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        if (isOther(retention, Retention.UNLIMITED)) {
            words.add("topics.retention");
        }
        if (isOther(segment, Segment.DEFAULT)) {
            words.add("topics.segment");
        }
        if (isOther(cleanup, Cleanup.DELETE)) {
            words.add("topics.cleanup");
        }
        if (isOther(replication, Replication.DEFAULT)) {
            words.add("topics.replication");
        }
        return words;
    }

    /** Asked for every topic of every run, which mostly has the defaults themselves. */
    private static boolean isOther(Object said, Object usual) {
        return said != usual && !said.equals(usual);
    }
}
