package io.consumerproof.simulation;

import io.consumerproof.log.TopicRule;
import io.consumerproof.log.TopicRules;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;

/** A topic's words as the log's rules. */
final class TopicWords {

    private static final String UNLIMITED = "-1";

    private TopicWords() {}

    /** What {@code settings} says, and nothing that it does not say: a topic without words keeps everything. */
    static TopicRules rules(TopicSettings settings) {
        if (settings.words().isEmpty()) {
            return TopicRules.DEFAULTS;
        }
        Cleanup cleanup = settings.cleanup();
        Duration time = settings.retention().time();
        Long bytes = settings.retention().bytes();
        return TopicRules.DEFAULTS
                .with(TopicRule.CLEANUP_POLICY, cleanup.policy().toString().replace('+', ','))
                .with(TopicRule.DELETE_RETENTION_MS, millis(cleanup.tombstoneRetention()))
                .with(TopicRule.MIN_COMPACTION_LAG_MS, millis(cleanup.minCompactionLag()))
                .with(TopicRule.RETENTION_MS, time == null ? UNLIMITED : millis(time))
                .with(TopicRule.RETENTION_BYTES, bytes == null ? UNLIMITED : bytes.toString())
                .with(TopicRule.MIN_INSYNC_REPLICAS, "" + settings.replication().minInSync());
    }

    private static String millis(Duration duration) {
        return "" + duration.toMillis();
    }
}
