package io.consumerproof.log;

/**
 * What happens to a topic's old records.
 *
 * @source Kafka 4.3, topic configuration cleanup.policy
 */
public enum CleanupPolicy {
    DELETE("delete"),
    COMPACT("compact");

    private final String spelling;

    CleanupPolicy(String spelling) {
        this.spelling = spelling;
    }

    @Override
    public String toString() {
        return spelling;
    }
}
