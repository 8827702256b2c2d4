package io.consumerproof.log;

import io.consumerproof.history.TopicPartition;
import java.util.Collections;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Thrown where the real client or broker would refuse a call; the run goes on.
 *
 * @source Kafka 4.3, Errors and ApiException; which of them is {@link Refusal}'s
 */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Refusal refusal;
    private final @Nullable Refusal origin;
    private final transient SortedMap<TopicPartition, Long> positions;

    /** A refusal with what was found and what was allowed. */
    public RefusedException(Refusal refusal, String detail) {
        this(refusal, detail, Collections.emptySortedMap());
    }

    /**
     * A refusal because of where a reader is.
     *
     * @param positions the partitions that it is about, each with its position
     */
    public RefusedException(Refusal refusal, String detail, SortedMap<TopicPartition, Long> positions) {
        this(refusal, null, refusal.exceptionName() + ": " + detail, positions);
    }

    private RefusedException(
            Refusal refusal, @Nullable Refusal origin, String message, SortedMap<TopicPartition, Long> positions) {
        super(message, null, false, false);
        this.refusal = refusal;
        this.origin = origin;
        this.positions = Collections.unmodifiableSortedMap(positions);
    }

    /** The plain exception in which the real client wraps one that happened before. */
    public static RefusedException causedBy(RefusedException cause) {
        return new RefusedException(
                Refusal.KAFKA,
                cause.refusal(),
                Refusal.KAFKA.exceptionName() + " caused by " + cause.getMessage(),
                cause.positions);
    }

    /** What the real client throws: {@code TimeoutException}, {@code KafkaException(cause TimeoutException)}. */
    public String exceptionName() {
        return origin == null
                ? refusal.exceptionName()
                : refusal.exceptionName() + "(cause " + origin.exceptionName() + ")";
    }

    public Refusal refusal() {
        return refusal;
    }

    /** The positions that are out of range, by partition; empty for every other refusal. */
    public SortedMap<TopicPartition, Long> positions() {
        return positions;
    }
}
