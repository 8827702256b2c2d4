package io.consumerproof.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How a group shares out partitions; the spelling is the one contracts and Kafka use. {@link Protocol} says which it may name. */
public enum AssignorName {
    /**
     * Each topic by itself in one contiguous piece a member.
     *
     * @source ConsumerConfig partition.assignment.strategy, Kafka 4.3: range comes first in the default
     */
    RANGE("range"),
    /** All partitions of all topics like cards. */
    ROUND_ROBIN("roundrobin"),
    /** Evenly, and members get back as much as possible of what they had. */
    STICKY("sticky"),
    /**
     * As sticky, and members keep what stays theirs while the rest moves, in a second rebalance.
     *
     * @source KIP-429; CooperativeStickyAssignor, Kafka 4.3
     */
    COOPERATIVE_STICKY("cooperative-sticky"),
    /**
     * Evenly, by the coordinator.
     *
     * @source KIP-848; UniformAssignor, Kafka 4.3
     */
    UNIFORM("uniform");

    private final String spelling;

    AssignorName(String spelling) {
        this.spelling = spelling;
    }

    /** Whether a classic group with this assignor rebalances without revoking what members keep. */
    public boolean isCooperative() {
        return this == COOPERATIVE_STICKY;
    }

    /** The name with this spelling, or empty. */
    public static Optional<AssignorName> named(String spelling) {
        return Arrays.stream(values())
                .filter(name -> name.spelling.equals(spelling))
                .findFirst();
    }

    /** All spellings in the order of declaration. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(AssignorName::toString).toList();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
