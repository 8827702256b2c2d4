package io.consumerproof.group;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The catalogue of assignors that run in a client: the leader of a classic group assigns for all.
 *
 * @source Kafka 4.3, partition.assignment.strategy; each assignor has its own
 */
public final class Assignors {

    private static final List<Assignor> ALL = List.of(
            new CooperativeStickyAssignor(), new RangeAssignor(), new RoundRobinAssignor(), new StickyAssignor());

    private Assignors() {}

    /** Every assignor that is modelled, sorted by name. */
    public static List<Assignor> all() {
        return ALL;
    }

    /**
     * The assignor of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Assignor named(String name) {
        for (Assignor each : ALL) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        throw new IllegalArgumentException("no assignor '" + name + "'; assignors: " + names());
    }

    private static String names() {
        return ALL.stream().map(each -> "'" + each.name() + "'").collect(Collectors.joining(", "));
    }
}
