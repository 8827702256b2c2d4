package io.consumerproof.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.junit.contract.DeclaredTopic;
import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The words of {@link Topic}, which are those of contracts. */
class TopicWordsTest {

    @Topic(name = "plain")
    static final class Plain {}

    @Topic(
            name = "orders",
            partitions = 3,
            retentionTime = "7d",
            retentionBytes = "1GiB",
            segmentTime = "1h",
            segmentBytes = "1MiB",
            cleanup = "compact+delete",
            tombstoneRetention = "2h",
            minCompactionLag = "5s",
            replication = 3,
            minInSync = 2,
            acks = "1",
            uncleanElection = true)
    static final class Whole {}

    @Topic(name = "orders", retentionTime = "long")
    static final class BadDuration {}

    @Topic(name = "orders", segmentBytes = "1M")
    static final class BadSize {}

    @Topic(name = "orders", cleanup = "compat")
    static final class BadPolicy {}

    @Topic(name = "orders", tombstoneRetention = "1h")
    static final class Idle {}

    @Topic(name = "orders", acks = "-1")
    static final class BadAcks {}

    @Topic(name = "orders", replication = 2, minInSync = 3)
    static final class TooFew {}

    private static DeclaredTopic words(Class<?> declaring) {
        return TopicWords.of(Objects.requireNonNull(declaring.getAnnotation(Topic.class)));
    }

    @Test
    void a_topic_that_says_nothing_is_left_open() {
        assertThat(words(Plain.class))
                .isEqualTo(new DeclaredTopic(1, Retention.UNLIMITED, Segment.DEFAULT, null, null));
    }

    @Test
    void every_word_arrives() {
        assertThat(words(Whole.class))
                .isEqualTo(new DeclaredTopic(
                        3,
                        new Retention(Duration.ofDays(7), 1L << 30),
                        new Segment(Duration.ofHours(1), 1L << 20),
                        new Cleanup(Cleanup.Policy.COMPACT_AND_DELETE, Duration.ofHours(2), Duration.ofSeconds(5)),
                        new Replication(3, 2, Acks.LEADER, true)));
    }

    @Test
    void a_word_that_is_none_is_told_with_what_is_allowed() {
        refused(BadDuration.class, "@Topic 'orders' has retentionTime 'long', allowed is a whole number with one of");
        refused(BadSize.class, "@Topic 'orders' has segmentBytes '1M', allowed is a whole number with one of");
        refused(
                BadPolicy.class,
                "@Topic 'orders' has cleanup 'compat', allowed is 'compact', 'compact+delete', 'delete'; did you mean"
                        + " 'compact'?");
        refused(Idle.class, "@Topic 'orders' has tombstoneRetention '1h', allowed is nothing without a cleanup");
        refused(BadAcks.class, "@Topic 'orders' has acks '-1', allowed is '0', '1', 'all'");
        refused(TooFew.class, "min in-sync is 3, allowed are 1 to the factor 2");
    }

    @Test
    void a_leader_change_has_replicas_where_they_are_left_open() {
        EnumSet<FaultKind> faults = EnumSet.of(FaultKind.LEADER_CHANGE, FaultKind.COMPACTION);
        TopicSettings filled = DeclaredTopic.OPEN.settings("orders", 1, faults, true);
        assertThat(filled.replication().factor()).isEqualTo(3);
        assertThat(filled.cleanup().compacts()).isTrue();
        assertThat(DeclaredTopic.OPEN.settings("orders", 1, faults, false).cleanup())
                .isEqualTo(Cleanup.DELETE);
        assertThat(words(Whole.class).settings("orders", 1, faults, true).replication())
                .isEqualTo(new Replication(3, 2, Acks.LEADER, true));
    }

    @Test
    void a_fault_without_a_topic_to_strike_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Topics(
                        List.of(List.of(Objects.requireNonNull(Plain.class.getAnnotation(Topic.class)))),
                        EnumSet.of(FaultKind.COMPACTION)))
                .withMessage("fault 'compaction' can strike none of the topics 'plain'; for one of them say"
                        + " 'cleanup: compact+delete', and give all its records keys");
    }

    private static void refused(Class<?> declaring, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> words(declaring)).withMessageStartingWith(message);
    }
}
