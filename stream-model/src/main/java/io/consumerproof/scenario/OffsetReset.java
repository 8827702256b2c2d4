package io.consumerproof.scenario;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where a member starts that has no valid offset: nothing is committed, or what is committed lies outside the log.
 *
 * @param policy which rule
 * @param back for {@link Policy#BY_DURATION} how far before the moment of asking, at least 0; null for the others
 * @source ConsumerConfig auto.offset.reset, Kafka 4.3; KIP-1106 for by_duration
 */
public record OffsetReset(Policy policy, @Nullable Duration back) {

    /** The rules; the spelling is the one contracts use. */
    public enum Policy {
        /** At the log's start. */
        EARLIEST("earliest"),
        /** At the log's end: what is there already is not read. */
        LATEST("latest"),
        /** Nowhere: the poll throws. */
        NONE("none"),
        /** At the first record with a timestamp not older than a duration before now; at the end if there is none. */
        BY_DURATION("by-duration");

        private final String spelling;

        Policy(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /** At the log's start. What a group gets that says nothing: Kafka's own default, latest, would skip what is appended first. */
    public static final OffsetReset EARLIEST = new OffsetReset(Policy.EARLIEST, null);

    /** At the log's end. */
    public static final OffsetReset LATEST = new OffsetReset(Policy.LATEST, null);

    /** The poll throws. */
    public static final OffsetReset NONE = new OffsetReset(Policy.NONE, null);

    /** At the first record that is not older than {@code back}. */
    public static OffsetReset byDuration(Duration back) {
        return new OffsetReset(Policy.BY_DURATION, back);
    }

    public OffsetReset {
        if ((policy == Policy.BY_DURATION) != (back != null)) {
            throw new IllegalArgumentException("a duration goes with reset 'by-duration' and with nothing else");
        }
        if (back != null && back.isNegative()) {
            throw new IllegalArgumentException("reset 'by-duration' is " + back + ", the least is 0");
        }
    }

    /** The policies that are one word. */
    public static List<OffsetReset> words() {
        return List.of(EARLIEST, LATEST, NONE);
    }

    /** {@code earliest}, or {@code by-duration 10m}. */
    @Override
    public String toString() {
        return back == null ? policy.toString() : policy + " " + spelled(back.toMillis());
    }

    /** In the largest unit of contracts that leaves no rest. */
    private static String spelled(long millis) {
        for (Unit each : Unit.values()) {
            if (millis % each.millis == 0 && millis > 0) {
                return millis / each.millis + each.name().toLowerCase(Locale.ROOT);
            }
        }
        return millis + "ms";
    }

    private enum Unit {
        D(86_400_000),
        H(3_600_000),
        M(60_000),
        S(1_000);

        private final long millis;

        Unit(long millis) {
            this.millis = millis;
        }
    }
}
