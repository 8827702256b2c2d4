package io.consumerproof.explore;

import java.util.List;

/** The catalogue of passes, in the order in which they are made: what spares later passes the most runs comes first. */
final class ShrinkPasses {

    private ShrinkPasses() {}

    /** Every pass. */
    static List<ShrinkPass> all() {
        return List.of(
                new FewerPicks(), new FewerRecords(), new FewerMembers(), new FewerPartitions(), new LowerPicks());
    }

    /** Those that leave alone what the program declares: a test body counts on its records, members and partitions. */
    static List<ShrinkPass> ofPicks() {
        return List.of(new FewerPicks(), new LowerPicks());
    }
}
