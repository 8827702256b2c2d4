package io.consumerproof.junit.contract;

import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of one topic beside its partitions. */
final class TopicWords {

    private static final int MOST_REPLICAS = 100;

    private final Reading reading;
    private final Fields topic;

    TopicWords(Reading reading, Fields topic) {
        this.reading = reading;
        this.topic = topic;
    }

    /** {@code retention: 7d} or {@code {time: 7d, bytes: 1GiB}}. */
    Retention retention() {
        Node node = topic.node("retention");
        if (node instanceof Scalar) {
            return Retention.UNLIMITED.time(topic.duration("retention", Duration.ZERO));
        }
        if (node == null) {
            return Retention.UNLIMITED;
        }
        Fields fields = Fields.of(reading, "retention", node);
        Duration time = fields.has("time") ? fields.duration("time", Duration.ZERO) : null;
        Long bytes = fields.has("bytes") ? Long.valueOf(fields.size("bytes", 0)) : null;
        return new Retention(time, bytes);
    }

    /** {@code segment: {time: 1h, bytes: 1MiB}}. */
    Segment segment() {
        Node node = topic.node("segment");
        if (node == null) {
            return Segment.DEFAULT;
        }
        Fields fields = Fields.of(reading, "segment", node);
        Duration time = fields.positive("time", Segment.DEFAULT.time());
        long bytes = fields.size("bytes", Segment.DEFAULT.bytes());
        Node at = fields.node("bytes");
        if (at != null && (bytes < Segment.LEAST_BYTES || bytes > Segment.MOST_BYTES)) {
            reading.problem(
                    at,
                    "'bytes' is " + bytes + " B, allowed are 1MiB to 2GiB less a byte; for small segments"
                            + " use 'time'");
            return Segment.DEFAULT.time(time);
        }
        return new Segment(time, bytes);
    }

    /** {@code cleanup: compact} or {@code {policy: compact, tombstone-retention: 1d, min-compaction-lag: 1h}}; null if absent. */
    @Nullable
    Cleanup cleanup() {
        List<Cleanup.Policy> policies = List.of(Cleanup.Policy.values());
        Node node = topic.node("cleanup");
        if (node == null) {
            return null;
        }
        if (node instanceof Scalar) {
            return Cleanup.DELETE.policy(topic.one("cleanup", "cleanup policy", policies, Cleanup.DELETE.policy()));
        }
        Fields fields = Fields.of(reading, "cleanup", node);
        fields.required("policy");
        return new Cleanup(
                fields.one("policy", "cleanup policy", policies, Cleanup.DELETE.policy()),
                fields.duration("tombstone-retention", Cleanup.DELETE.tombstoneRetention()),
                fields.duration("min-compaction-lag", Cleanup.DELETE.minCompactionLag()));
    }

    /** {@code replication: 3} or {@code {factor: 3, min-in-sync: 2, acks: all, unclean-election: false}}; null if absent. */
    @Nullable
    Replication replication() {
        Node node = topic.node("replication");
        if (node == null) {
            return null;
        }
        if (node instanceof Scalar) {
            return Replication.DEFAULT.factor((int) topic.number("replication", 1, MOST_REPLICAS, 1));
        }
        Fields fields = Fields.of(reading, "replication", node);
        fields.required("factor");
        int factor = (int) fields.number("factor", 1, MOST_REPLICAS, 1);
        int least = (int) fields.number("min-in-sync", 1, MOST_REPLICAS, 1);
        Node at = fields.node("min-in-sync");
        if (at != null && fields.has("factor") && least > factor) {
            reading.problem(
                    at,
                    "'min-in-sync' is " + least + ", allowed is at most the 'factor' " + factor
                            + "; no send with acks=all would ever be accepted");
        }
        return Replication.DEFAULT
                .factor(factor)
                .minInSync(Math.min(least, factor))
                .acks(acks(fields))
                .uncleanElection(fields.flag("unclean-election", false));
    }

    /** {@code all}, or a number that YAML reads as one. */
    private Acks acks(Fields fields) {
        Node node = fields.node("acks");
        if (node instanceof Scalar && ((Scalar) node).kind() == Scalar.Kind.INTEGER) {
            String text = ((Scalar) node).text();
            return Acks.named(text).orElseGet(() -> {
                reading.problem(node, "'acks' is " + text + ", allowed are " + Spelling.list(Acks.spellings()));
                return Acks.ALL;
            });
        }
        return fields.one("acks", "acks", List.of(Acks.values()), Acks.ALL);
    }
}
