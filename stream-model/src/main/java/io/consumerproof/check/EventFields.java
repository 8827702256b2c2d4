package io.consumerproof.check;

import io.consumerproof.history.LogRecord;
import java.math.BigDecimal;
import java.util.Optional;

/** What is declared of the events that records carry. */
@FunctionalInterface
public interface EventFields {

    /** Nothing is declared. */
    EventFields NONE = record -> Optional.empty();

    /** The event's id; empty where none is declared or the record has none. */
    Optional<String> id(LogRecord record);

    /** The event's revision, as it is written in the record; empty where none is declared or the record has none. */
    default Optional<String> revision(LogRecord record) {
        return Optional.empty();
    }

    /** Whether both have a revision and that of {@code one} is higher: as numbers, or as texts where they are none. */
    default boolean isNewer(LogRecord one, LogRecord other) {
        Optional<String> mine = revision(one);
        Optional<String> others = revision(other);
        return mine.isPresent() && others.isPresent() && compare(mine.get(), others.get()) > 0;
    }

    private static int compare(String one, String other) {
        try {
            return new BigDecimal(one).compareTo(new BigDecimal(other));
        } catch (NumberFormatException text) {
            return one.compareTo(other);
        }
    }
}
