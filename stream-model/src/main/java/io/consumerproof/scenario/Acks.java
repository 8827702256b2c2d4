package io.consumerproof.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a producer waits for; the spelling is the one contracts and Kafka use.
 *
 * @source ProducerConfig acks, Kafka 4.3
 */
public enum Acks {
    /** Nothing: a send that never arrived looks like any other. */
    NONE("0"),
    /** The leader's own log: lost if the leader dies before a follower has it. */
    LEADER("1"),
    /** Every replica in sync, of which there must be the topic's minimum. */
    ALL("all");

    private final String spelling;

    Acks(String spelling) {
        this.spelling = spelling;
    }

    /** The value with this spelling, or empty. */
    public static Optional<Acks> named(String spelling) {
        return Arrays.stream(values())
                .filter(each -> each.spelling.equals(spelling))
                .findFirst();
    }

    /** All spellings in the order of declaration. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(Acks::toString).toList();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
