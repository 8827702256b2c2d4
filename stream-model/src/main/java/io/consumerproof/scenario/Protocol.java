package io.consumerproof.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How a group's members come to their partitions; the spelling is the one contracts and Kafka use.
 *
 * @source ConsumerConfig group.protocol, Kafka 4.3
 */
public enum Protocol {
    /**
     * Members join and sync, and one of them assigns for all. Eager or cooperative, as the assignor says.
     *
     * @source JoinGroup and SyncGroup, Kafka 4.3; KIP-429 for cooperative
     */
    CLASSIC(
            "classic",
            AssignorName.RANGE,
            AssignorName.ROUND_ROBIN,
            AssignorName.STICKY,
            AssignorName.COOPERATIVE_STICKY),
    /**
     * The coordinator assigns, and each member comes to its target by heartbeats.
     *
     * @source KIP-848; GroupCoordinatorConfig group.consumer.assignors, Kafka 4.3: uniform comes first
     */
    CONSUMER("consumer", AssignorName.UNIFORM, AssignorName.RANGE);

    private final String spelling;
    private final List<AssignorName> assignors;

    Protocol(String spelling, AssignorName... assignors) {
        this.spelling = spelling;
        this.assignors = List.of(assignors);
    }

    /** The assignors that a group under this protocol may name; the first is its default. */
    public List<AssignorName> assignors() {
        return assignors;
    }

    /** The protocol with this spelling, or empty. */
    public static Optional<Protocol> named(String spelling) {
        return Arrays.stream(values())
                .filter(each -> each.spelling.equals(spelling))
                .findFirst();
    }

    /** All spellings in the order of declaration. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(Protocol::toString).toList();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
