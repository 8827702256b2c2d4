package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.Bytes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TopicRulesTest {

    private static final Bytes KEY = Bytes.utf8("k");

    @Test
    void whatIsNotSetHasKafkasDefault() {
        TopicRules rules = TopicRules.DEFAULTS;

        assertThat(rules.deletes()).isTrue();
        assertThat(rules.compacts()).isFalse();
        assertThat(rules.retentionMillis()).isEqualTo(604_800_000);
        assertThat(rules.retentionBytes()).isEqualTo(-1);
        assertThat(rules.segmentMillis()).isEqualTo(604_800_000);
        assertThat(rules.segmentBytes()).isEqualTo(1_073_741_824);
        assertThat(rules.deleteRetentionMillis()).isEqualTo(86_400_000);
        assertThat(rules.minCompactionLagMillis()).isZero();
        assertThat(rules.minCleanableDirtyRatio()).isEqualTo(0.5);
        assertThat(rules.minInSyncReplicas()).isEqualTo(1);
        assertThat(rules.maxMessageBytes()).isEqualTo(1_048_588);
    }

    @Test
    void configurationsAreSetOneByOneAndTheOthersStay() {
        TopicRules rules = TopicRules.DEFAULTS
                .with(Map.of("cleanup.policy", "compact,delete", "min.cleanable.dirty.ratio", "0.0"))
                .with(Map.of("retention.ms", "-1"));

        assertThat(rules.deletes()).isTrue();
        assertThat(rules.compacts()).isTrue();
        assertThat(rules.minCleanableDirtyRatio()).isZero();
        assertThat(rules.retentionMillis()).isEqualTo(-1);
        assertThat(TopicRules.DEFAULTS.compacts()).isFalse();
    }

    @Test
    void aCompactedTopicsSegmentsRollAfterTheLongestCompactionLag() {
        Map<String, String> lag = Map.of("max.compaction.lag.ms", "5000");

        assertThat(TopicRules.DEFAULTS.with(lag).segmentMillis()).isEqualTo(604_800_000);
        assertThat(TopicRules.DEFAULTS
                        .with(lag)
                        .with(TopicRule.CLEANUP_POLICY, "compact")
                        .segmentMillis())
                .isEqualTo(5000);
    }

    @ParameterizedTest
    @CsvSource({
        "retention.ms, -2",
        "segment.ms, 0",
        "segment.bytes, 1000",
        "cleanup.policy, shrink",
        "min.cleanable.dirty.ratio, 1.5",
        "min.insync.replicas, 0",
        "delete.retention.ms, soon"
    })
    void aValueThatKafkaRefusesIsRefused(String name, String value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TopicRules.DEFAULTS.with(Map.of(name, value)))
                .withMessageStartingWith("'" + name + "' is '" + value + "', allowed is ");
    }

    @Test
    void anUnknownNameListsTheKnownOnes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TopicRules.DEFAULTS.with(Map.of("compression.type", "gzip")))
                .withMessageStartingWith("topic configuration 'compression.type' is not modelled; modelled are ")
                .withMessageContaining("'cleanup.policy', ")
                .withMessageContaining("'segment.ms'");
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleIsFoundByItsName(TopicRule rule) {
        assertThat(TopicRule.named(rule.kafkaName())).isSameAs(rule);
    }

    @Test
    void aTimestampMoreThanAnHourAheadIsRefused() {
        TopicRules.DEFAULTS.admit(1000, 3_601_000, KEY);
        assertThatThrownBy(() -> TopicRules.DEFAULTS.admit(1000, 3_601_001, KEY))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("InvalidTimestampException: timestamp '3601001' at '1000', ");
    }

    @Test
    void aTimestampTooFarBackIsRefusedWhereTheTopicSaysSo() {
        TopicRules strict = TopicRules.DEFAULTS.with(Map.of("message.timestamp.before.max.ms", "500"));

        strict.admit(1000, 500, KEY);
        assertThatThrownBy(() -> strict.admit(1000, 499, KEY)).isInstanceOf(RefusedException.class);
        TopicRules.DEFAULTS.admit(1000, Long.MIN_VALUE / 2, KEY);
    }

    @Test
    void aBatchLargerThanAllowedIsRefused() {
        TopicRules small = TopicRules.DEFAULTS.with(TopicRule.MAX_MESSAGE_BYTES, "70");

        small.admit(0, List.of(PartitionSetting.draft(0, "a", "1")));
        assertThatThrownBy(() -> small.admit(0, List.of(PartitionSetting.draft(0, "a", "12"))))
                .hasMessage("RecordTooLargeException: a batch of '71' bytes, allowed is '70'");
    }
}
