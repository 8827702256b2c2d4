package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import java.util.Arrays;
import java.util.List;

/** Records on their way into the log, for tests. */
public final class Drafts {

    private Drafts() {}

    /** A record with key {@code k}, stamped 0. */
    public static Draft of(String value) {
        return new Draft(0, 0, Bytes.utf8("k"), Bytes.utf8(value), List.of());
    }

    static List<Draft> all(String... values) {
        return Arrays.stream(values).map(Drafts::of).toList();
    }

    /** The values that stand in a partition, with their offsets: {@code a@0}. */
    public static List<String> standing(Partition partition) {
        return partition.records().stream()
                .map(each -> each.value() + "@" + each.offset())
                .toList();
    }
}
