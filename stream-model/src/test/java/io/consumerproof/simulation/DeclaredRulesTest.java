package io.consumerproof.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.log.TopicRules;
import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DeclaredRulesTest {

    private static final TopicSettings PLAIN = new TopicSettings("orders", 1);

    @Test
    void aTopicThatSaysNothingKeepsEverything() {
        TopicRules rules = DeclaredRules.of(PLAIN);
        assertThat(rules.retentionMillis()).isNegative();
        assertThat(rules.retentionBytes()).isNegative();
        assertThat(rules.deletes()).isTrue();
        assertThat(rules.compacts()).isFalse();
    }

    @Test
    void everyWordArrivesInTheLog() {
        TopicRules rules = DeclaredRules.of(PLAIN.retention(new Retention(Duration.ofHours(2), 5_000L))
                .segment(new Segment(Duration.ofMinutes(3), 2_000_000))
                .cleanup(new Cleanup(Cleanup.Policy.COMPACT_AND_DELETE, Duration.ofSeconds(4), Duration.ofMillis(500)))
                .replication(new Replication(3, 2, Acks.ALL, false)));
        assertThat(rules.retentionMillis()).isEqualTo(7_200_000);
        assertThat(rules.retentionBytes()).isEqualTo(5_000);
        assertThat(rules.segmentMillis()).isEqualTo(180_000);
        assertThat(rules.segmentBytes()).isEqualTo(2_000_000);
        assertThat(rules.deletes()).isTrue();
        assertThat(rules.compacts()).isTrue();
        assertThat(rules.deleteRetentionMillis()).isEqualTo(4_000);
        assertThat(rules.minCompactionLagMillis()).isEqualTo(500);
        assertThat(rules.minInSyncReplicas()).isEqualTo(2);
    }

    @Test
    void aTopicMayBeCompactedAlone() {
        TopicRules rules = DeclaredRules.of(PLAIN.cleanup(Cleanup.COMPACT));
        assertThat(rules.deletes()).isFalse();
        assertThat(rules.compacts()).isTrue();
    }
}
