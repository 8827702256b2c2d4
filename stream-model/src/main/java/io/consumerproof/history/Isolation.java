package io.consumerproof.history;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a reader sees of transactions; the spelling is the one contracts use.
 *
 * @source Kafka 4.3, isolation.level
 */
public enum Isolation {
    /** Every record below the high watermark, of open and aborted transactions too; markers never. */
    READ_UNCOMMITTED("read-uncommitted"),
    /** Records below the last stable offset that belong to no aborted transaction. */
    READ_COMMITTED("read-committed");

    private final String spelling;

    Isolation(String spelling) {
        this.spelling = spelling;
    }

    /** The level with this spelling, or empty. */
    public static Optional<Isolation> named(String spelling) {
        return Arrays.stream(values())
                .filter(each -> each.spelling.equals(spelling))
                .findFirst();
    }

    /** All spellings in the order of declaration. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(Isolation::toString).toList();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
