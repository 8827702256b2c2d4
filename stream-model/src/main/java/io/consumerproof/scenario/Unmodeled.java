package io.consumerproof.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The catalogue of what is named in the vocabulary and not modelled yet. Whoever meets one of these rejects it by its
 * {@link #sentence()}; it is never ignored.
 */
public enum Unmodeled {
    LOOP_FORM("consumer.runs", "a consumer as a poll loop", "'class' and 'method', or 'factory' with a Handler"),
    SPRING_FORM(
            "consumer.spring", "a consumer as a Spring configuration", "'class' and 'method' of the listener's bean"),
    CONSUMER_RECORD(
            "ConsumerRecord",
            "a method that takes Kafka's ConsumerRecord",
            "a parameter 'io.consumerproof.history.LogRecord', or the value with a 'Delivery'"),
    ASYNCHRONOUS_HANDLER(
            "Future",
            "a method whose work goes on when it has returned",
            "a method that waits for the end of it, or 'factory' with a Handler that does"),
    ARRIVAL_RATE("arrival", "records that arrive at a rate", "records with 'at', all there before members start"),
    ONE_WORKER_PER_KEY("checks.one-worker-per-key", "handler calls that overlap", "'no-zombie-effect'"),
    COMMIT_BY_OWNER_ONLY("checks.commit-by-owner-only", "who may commit", "'commit-monotonic'"),
    NO_SKIPPED_RECORD("checks.no-skipped-record", "deliveries without holes", "'no-lost-effect'"),
    START_POSITION("checks.start-position", "where an assignment starts", "'no-lost-effect'"),
    LAG_WITHIN("checks.lag-within", "a bound on lag", "'lag-drains'"),
    AGE_WITHIN("checks.age-within", "a bound on the age of unfinished events", "'lag-drains'"),
    BOUNDED_IN_FLIGHT("checks.bounded-in-flight", "a bound on what a member holds", "'lag-drains'"),
    MEMORY_WITHIN("checks.memory-within", "a bound on what a member retains", "a small 'argLine' heap"),
    PAUSE_HONOURED("checks.pause-honoured", "pauses by the application", "'on-failure' with a 'backoff'"),
    HEADERS_KEPT("checks.headers-kept", "headers across hops", "'poison-contained', which compares headers"),
    ENVELOPE_COMPLETE("checks.envelope-complete", "a declared envelope", "'poison-contained', which compares headers"),
    OLD_EVENTS_READABLE("checks.old-events-readable", "older schema versions", "records of each version in 'records'"),
    LAG_TRUTHFUL("checks.lag-truthful", "the lag a consumer reports", "'lag-drains'"),
    SHARE_GROUPS("protocol: share", "share groups of KIP-932", "'protocol: classic' or another group of its own"),
    STREAMS_PROTOCOL("protocol: streams", "the group protocol of Kafka Streams, KIP-1071", "'protocol: classic'"),
    PROTOCOL_MIGRATION(
            "consumer.migrate-to", "a group that changes its protocol while it lives", "a contract for each"),
    PATTERN_SUBSCRIPTION("consumer.pattern", "a subscription by pattern", "topics by name, each with records"),
    TRANSACTIONAL_HANDLER(
            "consumer.transactional-id",
            "handlers whose sends and commits are one transaction",
            "'commit: manual', and receivers that absorb repeats"),
    HEARTBEAT_INTERVAL(
            "consumer.heartbeat-interval",
            "heartbeats that are late without a fault",
            "'session-timeout' and the fault 'stall'"),
    AUTO_COMMIT_INTERVAL(
            "consumer.auto-commit-interval",
            "how often the client commits by itself",
            "'commit: auto', at a later poll"),
    FETCH_SIZE("consumer.max-poll-bytes", "polls bounded by bytes", "'max-poll-records'"),
    RACKS("members.rack", "racks, in assignment and in fetches from followers", "members without racks"),
    CLIENT_QUOTAS("consumer.quota", "clients that brokers throttle", "the fault 'stall'"),
    COORDINATOR_CHANGE(
            "faults.coordinator-change", "a group's coordinator that moves to another broker", "'commit-refused'"),
    TIERED_STORAGE("retention.local", "segments on a second tier", "'retention' of one tier"),
    MAX_COMPACTION_LAG("cleanup.max-compaction-lag", "a time by which records are compacted", "'min-compaction-lag'"),
    ELIGIBLE_LEADERS(
            "replication.eligible-leaders",
            "eligible leader replicas of KIP-966",
            "replicas in sync, or 'unclean-election'"),
    BROKER_TIMESTAMPS("topics.timestamps", "time stamps that brokers give", "those of producers: records with 'at'");

    private static final Map<String, Unmodeled> BY_SPELLING = new TreeMap<>();

    static {
        for (Unmodeled each : values()) {
            BY_SPELLING.put(each.spelling, each);
        }
    }

    private final String spelling;
    private final String what;
    private final String nearest;

    Unmodeled(String spelling, String what, String nearest) {
        this.spelling = spelling;
        this.what = what;
        this.nearest = nearest;
    }

    /** How users write it: a key with its section, or a name with its catalogue: {@code checks.lag-within}. */
    public String spelling() {
        return spelling;
    }

    /** What is missing, a phrase without article or full stop. */
    public String what() {
        return what;
    }

    /** The nearest thing that works, a phrase. */
    public String nearest() {
        return nearest;
    }

    /** The heading's anchor in {@code UNMODELED.md}. */
    public String anchor() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code 'checks.lag-within' is not modelled yet (a bound on lag); nearest: 'lag-drains'; see UNMODELED.md#lag-within}. */
    public String sentence() {
        return "'" + spelling + "' is not modelled yet (" + what + "); nearest: " + nearest + "; see UNMODELED.md#"
                + anchor();
    }

    /**
     * Refuses what is in this catalogue.
     *
     * @param spellings what is asked for, in any order
     * @throws IllegalArgumentException with the sentence of the first that is an entry
     */
    public static void refuse(List<String> spellings) {
        for (String each : spellings) {
            spelled(each).ifPresent(entry -> {
                throw new IllegalArgumentException(entry.sentence());
            });
        }
    }

    /** The entry that users write so: {@code checks.lag-within}; empty if it is no entry. */
    public static Optional<Unmodeled> spelled(String spelling) {
        return Optional.ofNullable(BY_SPELLING.get(spelling));
    }

    /** All spellings in the order of the catalogue. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(Unmodeled::spelling).toList();
    }
}
