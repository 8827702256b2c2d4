package io.consumerproof.junit.jupiter;

import io.consumerproof.junit.contract.DeclaredTopic;
import io.consumerproof.junit.contract.DurationText;
import io.consumerproof.junit.contract.SizeText;
import io.consumerproof.junit.contract.Spelling;
import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What a {@link Topic} says. Everything wrong in it is an {@link IllegalArgumentException}. */
final class TopicWords {

    private final Topic topic;

    private TopicWords(Topic topic) {
        this.topic = topic;
    }

    static DeclaredTopic of(Topic topic) {
        TopicWords words = new TopicWords(topic);
        return new DeclaredTopic(
                topic.partitions(), words.retention(), words.segment(), words.cleanup(), words.replication());
    }

    private Retention retention() {
        return new Retention(
                topic.retentionTime().isEmpty()
                        ? null
                        : duration("retentionTime", topic.retentionTime(), Duration.ZERO),
                topic.retentionBytes().isEmpty()
                        ? null
                        : Long.valueOf(size("retentionBytes", topic.retentionBytes(), 0)));
    }

    private Segment segment() {
        return new Segment(
                duration("segmentTime", topic.segmentTime(), Segment.DEFAULT.time()),
                size("segmentBytes", topic.segmentBytes(), Segment.DEFAULT.bytes()));
    }

    private @Nullable Cleanup cleanup() {
        if (topic.cleanup().isEmpty()) {
            requireUnset("tombstoneRetention", topic.tombstoneRetention(), "cleanup = \"compact\"");
            requireUnset("minCompactionLag", topic.minCompactionLag(), "cleanup = \"compact\"");
            return null;
        }
        Cleanup.Policy policy =
                one("cleanup", topic.cleanup(), Cleanup.Policy.named(topic.cleanup()), Cleanup.Policy.spellings());
        return new Cleanup(
                policy,
                duration("tombstoneRetention", topic.tombstoneRetention(), Cleanup.DELETE.tombstoneRetention()),
                duration("minCompactionLag", topic.minCompactionLag(), Cleanup.DELETE.minCompactionLag()));
    }

    private void requireUnset(String attribute, String text, String cure) {
        if (!text.isEmpty()) {
            throw wrong(attribute, text, "nothing without a cleanup; say " + cure);
        }
    }

    private @Nullable Replication replication() {
        Acks acks = one("acks", topic.acks(), Acks.named(topic.acks()), Acks.spellings());
        boolean open = topic.replication() == 0 && acks == Acks.ALL && topic.minInSync() == 1;
        return open && !topic.uncleanElection()
                ? null
                : new Replication(
                        topic.replication() == 0 ? 1 : topic.replication(),
                        topic.minInSync(),
                        acks,
                        topic.uncleanElection());
    }

    private Duration duration(String attribute, String text, Duration otherwise) {
        Optional<Duration> duration = text.isEmpty() ? Optional.of(otherwise) : DurationText.parse(text);
        return duration.orElseThrow(() -> wrong(attribute, text, DurationText.ALLOWED));
    }

    private long size(String attribute, String text, long otherwise) {
        OptionalLong size = text.isEmpty() ? OptionalLong.of(otherwise) : SizeText.parse(text);
        return size.orElseThrow(() -> wrong(attribute, text, SizeText.ALLOWED));
    }

    private <T> T one(String attribute, String text, Optional<T> found, List<String> known) {
        return found.orElseThrow(() -> wrong(attribute, text, Spelling.list(known) + Spelling.hint(text, known)));
    }

    private IllegalArgumentException wrong(String attribute, String text, String allowed) {
        return new IllegalArgumentException(
                "@Topic '" + topic.name() + "' has " + attribute + " '" + text + "', allowed is " + allowed);
    }
}
