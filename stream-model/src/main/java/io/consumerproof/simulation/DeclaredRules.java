package io.consumerproof.simulation;

import io.consumerproof.log.TopicRule;
import io.consumerproof.log.TopicRules;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import io.consumerproof.scenario.TopicSettings;

/** What a scenario says of a topic, in the words of the log. */
final class DeclaredRules {

    /** Of a topic that says nothing: all is kept. */
    private static final TopicRules PLAIN = retained(TopicRules.DEFAULTS, Retention.UNLIMITED);

    private DeclaredRules() {}

    static TopicRules of(TopicSettings settings) {
        if (settings.words().isEmpty()) {
            return PLAIN;
        }
        Segment segment = settings.segment();
        Cleanup cleanup = settings.cleanup();
        return retained(TopicRules.DEFAULTS, settings.retention())
                .with(TopicRule.SEGMENT_MS, "" + segment.time().toMillis())
                .with(TopicRule.SEGMENT_BYTES, "" + segment.bytes())
                .with(TopicRule.CLEANUP_POLICY, cleanup.policy().toString().replace('+', ','))
                .with(
                        TopicRule.DELETE_RETENTION_MS,
                        "" + cleanup.tombstoneRetention().toMillis())
                .with(
                        TopicRule.MIN_COMPACTION_LAG_MS,
                        "" + cleanup.minCompactionLag().toMillis())
                .with(TopicRule.MIN_INSYNC_REPLICAS, "" + settings.replication().minInSync());
    }

    private static TopicRules retained(TopicRules rules, Retention retention) {
        return rules.with(
                        TopicRule.RETENTION_MS,
                        retention.time() == null ? "-1" : "" + retention.time().toMillis())
                .with(TopicRule.RETENTION_BYTES, retention.bytes() == null ? "-1" : "" + retention.bytes());
    }
}
