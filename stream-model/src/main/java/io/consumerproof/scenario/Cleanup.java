package io.consumerproof.scenario;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a topic's closed segments.
 *
 * @param policy what may go
 * @param tombstoneRetention how long a tombstone outlives the cleaning that first met it, at least 0
 * @param minCompactionLag how old a record must be to be compacted, at least 0
 * @source TopicConfig cleanup.policy, delete.retention.ms and min.compaction.lag.ms, Kafka 4.3
 */
public record Cleanup(Policy policy, Duration tombstoneRetention, Duration minCompactionLag) {

    /** What may go; the spelling is the one contracts use. */
    public enum Policy {
        /** Whole segments, by retention. */
        DELETE("delete"),
        /** All but the latest value of each key. */
        COMPACT("compact"),
        /** Both. */
        COMPACT_AND_DELETE("compact+delete");

        private final String spelling;

        Policy(String spelling) {
            this.spelling = spelling;
        }

        /** The policy with this spelling, or empty. */
        public static Optional<Policy> named(String spelling) {
            return Arrays.stream(values())
                    .filter(each -> each.spelling.equals(spelling))
                    .findFirst();
        }

        /** All spellings in the order of declaration. */
        public static List<String> spellings() {
            return Arrays.stream(values()).map(Policy::toString).toList();
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /** Kafka's defaults: delete; for compaction a day for tombstones, and no lag. */
    public static final Cleanup DELETE = new Cleanup(Policy.DELETE, Duration.ofDays(1), Duration.ZERO);

    /** Compaction with Kafka's defaults. */
    public static final Cleanup COMPACT = DELETE.policy(Policy.COMPACT);

    public Cleanup {
        if (tombstoneRetention.isNegative() || minCompactionLag.isNegative()) {
            throw new IllegalArgumentException("tombstone retention is " + tombstoneRetention
                    + " and min compaction lag " + minCompactionLag + ", the least is 0");
        }
    }

    /** Whether retention may delete segments. */
    public boolean deletes() {
        return policy != Policy.COMPACT;
    }

    /** Whether older values of a key may vanish; then every record needs a key. */
    public boolean compacts() {
        return policy != Policy.DELETE;
    }

    public Cleanup policy(Policy other) {
        return new Cleanup(other, tombstoneRetention, minCompactionLag);
    }

    public Cleanup tombstoneRetention(Duration time) {
        return new Cleanup(policy, time, minCompactionLag);
    }

    public Cleanup minCompactionLag(Duration time) {
        return new Cleanup(policy, tombstoneRetention, time);
    }
}
