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

    /** With {@code -Dconformance.mischief=true}: model and broker still differ in some of these. */
    private static final List<Kind> MISCHIEF = List.of(
            new MischiefPrograms(GroupProtocol.EAGER),
            new MischiefPrograms(GroupProtocol.COOPERATIVE),
            new MischiefPrograms(GroupProtocol.CONSUMER));

    private Kinds() {}

    /** Every kind that this run is about, in the order in which a report tells them. */
    public static List<Kind> all() {
        return Boolean.getBoolean("conformance.mischief") ? MISCHIEF : ALL;
    }
}
