package io.consumerproof.conformance.live.program;

import java.util.List;

/** The catalogue of kinds. */
public final class Kinds {

    private static final List<Kind> ALL = List.of(
            new TransactionPrograms(),
            new LookUpPrograms(),
            new CompactionPrograms(),
            new RetentionPrograms(),
            new GroupPrograms(GroupProtocol.EAGER),
            new GroupPrograms(GroupProtocol.COOPERATIVE),
            new GroupPrograms(GroupProtocol.CONSUMER),
            new ProducerPrograms());

    private Kinds() {}

    /** Every kind, in the order in which a report tells them. */
    public static List<Kind> all() {
        return ALL;
    }
}
