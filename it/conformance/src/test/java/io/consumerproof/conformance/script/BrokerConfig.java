package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.group.BrokerSettings;

/** Reads brokers' settings from Kafka's own keys and values. */
public final class BrokerConfig {

    private final JsonNode given;

    private BrokerConfig(JsonNode given) {
        this.given = given;
    }

    /** The settings; what is not given has Kafka's default. */
    public static BrokerSettings read(JsonNode given) {
        return new BrokerConfig(given).settings();
    }

    private BrokerSettings settings() {
        BrokerSettings defaults = BrokerSettings.DEFAULT;
        return new BrokerSettings(
                micros("group.initial.rebalance.delay.ms", defaults.initialRebalanceDelayMicros()),
                micros("group.consumer.session.timeout.ms", defaults.sessionMicros()),
                micros("group.consumer.heartbeat.interval.ms", defaults.heartbeatMicros()),
                micros("group.consumer.assignment.interval.ms", defaults.assignmentIntervalMicros()),
                micros(
                        "transaction.abort.timed.out.transaction.cleanup.interval.ms",
                        defaults.transactionCleanupMicros()));
    }

    private long micros(String key, long otherwise) {
        return given.has(key) ? given.get(key).asLong() * 1000 : otherwise;
    }
}
