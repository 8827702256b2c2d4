package io.consumerproof.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The catalogue of faults; the spelling is the one contracts use. */
public enum FaultKind {
    CRASH(
            "crash",
            "the member's process dies at a point",
            "Kafka 4.3 consumer docs, failure detection: session.timeout.ms"),
    STOP("stop", "a member closes in order and another process takes its place", "KafkaConsumer.close, Kafka 4.3"),
    REBALANCE(
            "rebalance",
            "a member joins or leaves, or everything is revoked and given back",
            "KIP-62; classic eager protocol, ConsumerCoordinator, Kafka 4.3"),
    STALL(
            "stall",
            "a member freezes, its partitions move, then it goes on as a zombie",
            "KIP-62: session.timeout.ms and max.poll.interval.ms"),
    REDELIVERY("redelivery", "a member reads again from an earlier offset", "KafkaConsumer.seek, Kafka 4.3"),
    REPLAY(
            "replay",
            "an operator resets the group to an earlier offset",
            "KIP-122: reset-offsets of an inactive group"),
    COMMIT_LOST(
            "commit-lost", "a commit is applied but its answer is lost", "Kafka 4.3 protocol: OffsetCommit time-out"),
    COMMIT_REFUSED(
            "commit-refused",
            "a commit is refused: retriable, or from a member that was removed from the group",
            "Kafka 4.3 Errors: COORDINATOR_LOAD_IN_PROGRESS, UNKNOWN_MEMBER_ID"),
    HANDLER_FAILURE("handler-failure", "the handler throws: once, several times, always, or after its work", "ours"),
    EFFECT_FAILURE("effect-failure", "a sink fails, or does it and reports failure", "ours"),
    DUPLICATE_SEND(
            "duplicate-send",
            "an event is appended twice",
            "KIP-98: two sends of one event are two records, idempotence or not"),
    LATE_EVENT("late-event", "a copy of an earlier event of a key is appended after a later one", "ours"),
    RETENTION(
            "retention",
            "the log's start moves past records, read or not",
            "UnifiedLog.deleteOldSegments and deleteRecords (KIP-107), Kafka 4.3"),
    COMPACTION(
            "compaction",
            "older values of a key and spent tombstones vanish, read or not; their offsets stay empty",
            "LogCleaner, Kafka 4.3; cleanup.policy=compact"),
    TRANSACTION_MARKER(
            "transaction-marker",
            "the end of a transaction takes an offset that no reader sees",
            "KIP-98: control batches; EndTransactionMarker, Kafka 4.3"),
    ABORTED_TRANSACTION(
            "aborted-transaction",
            "records of a transaction that aborts occupy offsets; only a reader of uncommitted records sees them",
            "KIP-98: isolation.level and the index of aborted transactions"),
    LEADER_CHANGE(
            "leader-change",
            "a partition's leader dies, and what no replica in sync holds is lost",
            "KIP-101; ReplicationControlManager, Kafka 4.3"),
    PARTITION_GROWTH(
            "partition-growth",
            "a topic gets more partitions, and later records of a key go elsewhere",
            "Admin.createPartitions (KIP-195); BuiltInPartitioner.partitionForKey, Kafka 4.3"),
    CLOCK_JUMP("clock-jump", "a clock jumps within what a real system allows", "ours: NTP steps, suspended machines"),
    SLOW_FETCH(
            "slow-fetch",
            "the fetch of a partition answers later than that of others",
            "FetchCollector and fetch.max.wait.ms, Kafka 4.3: brokers answer in any order");

    private final String spelling;
    private final String sentence;
    private final String source;

    FaultKind(String spelling, String sentence, String source) {
        this.spelling = spelling;
        this.sentence = sentence;
        this.source = source;
    }

    /** What happens, in a sentence without subject. */
    public String sentence() {
        return sentence;
    }

    /** Whether it changes what producers write, and nothing else. */
    public boolean shapesLog() {
        return this == DUPLICATE_SEND || this == LATE_EVENT;
    }

    /** Where the modelled behaviour comes from; {@code ours} where it is a device of this project. */
    public String source() {
        return source;
    }

    /** The kind with this spelling, or empty. */
    public static Optional<FaultKind> named(String spelling) {
        return Arrays.stream(values())
                .filter(kind -> kind.spelling.equals(spelling))
                .findFirst();
    }

    /** All spellings in the order of the catalogue. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(FaultKind::toString).toList();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
