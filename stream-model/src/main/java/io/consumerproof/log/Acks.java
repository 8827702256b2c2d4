package io.consumerproof.log;

import java.util.Arrays;
import java.util.Optional;

/**
 * What a producer waits for before it takes a record as written; the spelling is Kafka's.
 *
 * @source Kafka 4.3, producer setting acks
 */
public enum Acks {
    /** For nothing: not even a refusal is heard, and no offset is told. */
    NONE("0"),
    /** For the leader alone: what it has not handed on is lost with it. */
    LEADER("1"),
    /** For every replica in sync, of which there must be as many as the topic's minimum. */
    ALL("all");

    private final String spelling;

    Acks(String spelling) {
        this.spelling = spelling;
    }

    /** The level of this spelling, or empty; {@code -1} is another spelling of {@code all}. */
    public static Optional<Acks> named(String spelling) {
        String asked = spelling.equals("-1") ? ALL.spelling : spelling;
        return Arrays.stream(values())
                .filter(each -> each.spelling.equals(asked))
                .findFirst();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
