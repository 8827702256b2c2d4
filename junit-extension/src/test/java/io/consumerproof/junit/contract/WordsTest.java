package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OffsetReset;
import io.consumerproof.scenario.Protocol;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import io.consumerproof.scenario.TopicSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the words of topics and groups become, whether or not the machine honours them already. */
class WordsTest {

    private final Problems problems = new Problems();
    private final Reading reading = new Reading(
            Path.of("contract.yaml"),
            new UserCode(Objects.requireNonNull(getClass().getClassLoader())),
            problems,
            new ContentDigest());

    private Mapping mapping(String yaml) {
        return (Mapping) Objects.requireNonNull(YamlText.parse(yaml, "contract.yaml", problems));
    }

    private TopicSettings orders(String words, Set<FaultKind> faults) {
        Topics topics = TopicsSection.read(reading, mapping("orders: {partitions: 2, " + words + "}"));
        topics.use(reading, "orders", 0, new Place("contract.yaml", 1, 1));
        return topics.usedSettings(faults).get(0);
    }

    private TopicSettings orders(String words) {
        return orders(words, Set.of());
    }

    private static TopicSettings plain() {
        return new TopicSettings("orders", 2);
    }

    @Test
    void retentionIsByAgeBySizeOrBoth() {
        assertThat(orders("retention: 7d")).isEqualTo(plain().retention(new Retention(Duration.ofDays(7), null)));
        assertThat(orders("retention: {bytes: 10MB}")).isEqualTo(plain().retention(new Retention(null, 10_000_000L)));
        assertThat(orders("retention: {time: 2h, bytes: 1GiB}"))
                .isEqualTo(plain().retention(new Retention(Duration.ofHours(2), 1L << 30)));
    }

    @Test
    void segmentsRollByAgeAndSize() {
        assertThat(orders("segment: {time: 1h}")).isEqualTo(plain().segment(Segment.DEFAULT.time(Duration.ofHours(1))));
        assertThat(orders("segment: {bytes: 2MiB}")).isEqualTo(plain().segment(Segment.DEFAULT.bytes(2L << 20)));
    }

    @Test
    void cleanupIsAPolicyOrAMapping() {
        assertThat(orders("cleanup: compact")).isEqualTo(plain().cleanup(Cleanup.COMPACT));
        assertThat(orders("cleanup: {policy: compact+delete, tombstone-retention: 2h, min-compaction-lag: 1m}"))
                .isEqualTo(plain().cleanup(new Cleanup(
                        Cleanup.Policy.COMPACT_AND_DELETE, Duration.ofHours(2), Duration.ofMinutes(1))));
    }

    @Test
    void replicationIsACountOrAMapping() {
        assertThat(orders("replication: 3")).isEqualTo(plain().replication(Replication.DEFAULT.factor(3)));
        assertThat(orders("replication: {factor: 3, min-in-sync: 2, acks: 1, unclean-election: true}"))
                .isEqualTo(plain().replication(new Replication(3, 2, Acks.LEADER, true)));
    }

    @Test
    void whatIsLeftOpenIsFilledInForFaultsAndWhatIsDeclaredStays() {
        Set<FaultKind> faults = EnumSet.of(FaultKind.COMPACTION, FaultKind.LEADER_CHANGE);
        assertThat(orders("retention: 7d", faults).cleanup().policy()).isEqualTo(Cleanup.Policy.COMPACT_AND_DELETE);
        assertThat(orders("retention: 7d", faults).replication().factor()).isEqualTo(3);
        assertThat(orders("cleanup: delete, replication: 1", faults).words()).isEmpty();
        assertThat(FaultGround.remarks(List.of(orders("retention: 7d")), List.of(orders("retention: 7d", faults))))
                .containsExactly(
                        "topic 'orders' has 'cleanup: compact+delete' for the fault 'compaction', as the contract leaves"
                                + " it open",
                        "topic 'orders' has 'replication: 3' for the fault 'leader-change', as the contract leaves it"
                                + " open");
    }

    @Test
    void faultsThatCanStrikeNoTopicAreTold() {
        Set<FaultKind> faults = EnumSet.of(FaultKind.COMPACTION, FaultKind.RETENTION, FaultKind.LEADER_CHANGE);
        assertThat(FaultGround.lacking(faults, List.of(orders("cleanup: delete, replication: 1", faults))))
                .extracting(each -> each.replaceAll(" can strike.*", ""))
                .containsExactly("fault 'compaction'", "fault 'leader-change'");
        assertThat(FaultGround.lacking(faults, List.of(orders("cleanup: compact, replication: 2", faults))))
                .extracting(each -> each.replaceAll(" can strike.*", ""))
                .containsExactly("fault 'retention'");
    }

    @Test
    void aGroupSpeaksAProtocolAndNamesAnAssignorOfIt() {
        assertThat(group("{protocol: consumer, assignor: range}"))
                .isEqualTo(plainGroup().protocol(Protocol.CONSUMER).assignor(AssignorName.RANGE));
        assertThat(group("{protocol: consumer}").assignor()).isEqualTo(AssignorName.UNIFORM);
        assertThat(group("{assignor: cooperative-sticky}").assignor()).isEqualTo(AssignorName.COOPERATIVE_STICKY);
    }

    @Test
    void membersAreACountOrAListWithInstanceIds() {
        assertThat(group("{members: 3}").members()).isEqualTo(3);
        GroupSettings statics = group("{members: [{}, {instance: a}, {instance: b}]}");
        assertThat(statics.members()).isEqualTo(3);
        assertThat(statics.instances()).containsExactly("a", "b");
    }

    @Test
    void resetAndIsolationAndDeadlinesArriveInTheGroup() {
        assertThat(group("{isolation: read-committed}").isolation()).isEqualTo(Isolation.READ_COMMITTED);
        assertThat(group("{reset: latest}").reset()).isEqualTo(OffsetReset.LATEST);
        assertThat(group("{reset: none}").reset()).isEqualTo(OffsetReset.NONE);
        assertThat(group("{reset: {by-duration: 10m}}").reset())
                .isEqualTo(OffsetReset.byDuration(Duration.ofMinutes(10)));
        assertThat(group("{session-timeout: 6s, max-poll-interval: 1m, max-poll-records: 7}"))
                .isEqualTo(plainGroup()
                        .sessionTimeout(Duration.ofSeconds(6))
                        .maxPollInterval(Duration.ofMinutes(1))
                        .maxPollRecords(7));
    }

    private GroupSettings group(String words) {
        return ConsumerSection.settings(reading, Fields.of(reading, "consumer", mapping(words)), "billing");
    }

    private static GroupSettings plainGroup() {
        return GroupSettings.named("billing");
    }
}
