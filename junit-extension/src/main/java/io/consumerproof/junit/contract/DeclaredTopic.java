package io.consumerproof.junit.contract;

import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Replication;
import io.consumerproof.scenario.Retention;
import io.consumerproof.scenario.Segment;
import io.consumerproof.scenario.TopicSettings;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is said of a topic. What is left open is filled in so that the faults that are asked for can strike.
 *
 * @param partitions 0 where the count is left open
 * @param cleanup null where it is left open
 * @param replication null where it is left open
 */
public record DeclaredTopic(
        int partitions,
        Retention retention,
        Segment segment,
        @Nullable Cleanup cleanup,
        @Nullable Replication replication) {

    /** Nothing is said. */
    public static final DeclaredTopic OPEN = new DeclaredTopic(0, Retention.UNLIMITED, Segment.DEFAULT, null, null);

    private static final int COPIES = 3;

    /**
     * The topic's settings.
     *
     * @param faults the kinds that are asked for
     * @param keyed whether all its records have keys, as compaction needs them
     */
    public TopicSettings settings(String name, int count, Set<FaultKind> faults, boolean keyed) {
        Cleanup filled = faults.contains(FaultKind.COMPACTION) && keyed
                ? Cleanup.DELETE.policy(Cleanup.Policy.COMPACT_AND_DELETE)
                : Cleanup.DELETE;
        Replication copies =
                faults.contains(FaultKind.LEADER_CHANGE) ? Replication.DEFAULT.factor(COPIES) : Replication.DEFAULT;
        return new TopicSettings(
                name,
                count,
                retention,
                segment,
                cleanup == null ? filled : cleanup,
                replication == null ? copies : replication);
    }

    /** Whether its cleanup was declared so that records without key are refused. */
    boolean refusesKeyless() {
        return cleanup != null && cleanup.compacts();
    }
}
