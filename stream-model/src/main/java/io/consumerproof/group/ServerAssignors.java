package io.consumerproof.group;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The catalogue of assignors that run in the coordinator.
 *
 * @source KIP-848; Kafka 4.3, group.consumer.assignors
 */
public final class ServerAssignors {

    /** The default of a group under the consumer protocol. */
    public static final ServerAssignor UNIFORM = new UniformAssignor();

    private static final List<ServerAssignor> ALL = List.of(new ServerRangeAssignor(), UNIFORM);

    private ServerAssignors() {}

    /** Every assignor that is modelled, sorted by name. */
    public static List<ServerAssignor> all() {
        return ALL;
    }

    /**
     * The assignor of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static ServerAssignor named(String name) {
        return ALL.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no server-side assignor '" + name + "'; server-side assignors: " + names()));
    }

    private static String names() {
        return ALL.stream().map(each -> "'" + each.name() + "'").collect(Collectors.joining(", "));
    }
}
