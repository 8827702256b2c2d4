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
    LATE_EVENT("late-event", "a copy of an earlier event of a key is appended after a later one", "ours");

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
