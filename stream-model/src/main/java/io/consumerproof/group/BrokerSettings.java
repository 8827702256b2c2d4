package io.consumerproof.group;

/**
 * What the brokers' own settings say about groups; all times in microseconds.
 *
 * @param initialRebalanceDelayMicros how long an empty classic group waits for more members after the first
 * @param sessionMicros after which a silent member of a KIP-848 group is removed; classic members bring their own
 * @param heartbeatMicros how often members of a KIP-848 group send heartbeats
 * @param assignmentIntervalMicros the least time between two target assignments of a KIP-848 group
 * @param transactionCleanupMicros how often timed out transactions are looked for
 * @source Kafka 4.3, GroupCoordinatorConfig, TransactionStateManagerConfig
 */
public record BrokerSettings(
        long initialRebalanceDelayMicros,
        long sessionMicros,
        long heartbeatMicros,
        long assignmentIntervalMicros,
        long transactionCleanupMicros) {

    /**
     * Kafka's defaults.
     *
     * @source Kafka 4.3, GroupCoordinatorConfig: 3 s, 45 s, 5 s, 1 s; TransactionStateManagerConfig: 10 s
     */
    public static final BrokerSettings DEFAULT =
            new BrokerSettings(3_000_000, 45_000_000, 5_000_000, 1_000_000, 10_000_000);
}
