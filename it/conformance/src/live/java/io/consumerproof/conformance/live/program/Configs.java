package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Settings that vector files name beside their cases: those of the recorded ones, but longer sessions, for machines under load. */
final class Configs {

    /** What a broker here is told too. */
    static final int SESSION_MILLIS = 2_000;

    private Configs() {}

    /** What differs from Kafka's defaults about groups and transactions. */
    static ObjectNode broker() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("group.consumer.assignment.interval.ms", "0")
                .put("group.consumer.assignor.offload.enable", "false")
                .put("group.consumer.heartbeat.interval.ms", "100")
                .put("group.consumer.min.heartbeat.interval.ms", "1")
                .put("group.consumer.min.session.timeout.ms", "1")
                .put("group.consumer.session.timeout.ms", String.valueOf(SESSION_MILLIS))
                .put("group.initial.rebalance.delay.ms", "0")
                .put("group.min.session.timeout.ms", "1")
                .put("transaction.abort.timed.out.transaction.cleanup.interval.ms", "200");
    }

    /** A member of a group, whatever its protocol. */
    static ObjectNode member() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("auto.offset.reset", "earliest")
                .put("default.api.timeout.ms", 8_000)
                .put("enable.auto.commit", "false")
                .put("fetch.max.wait.ms", 50)
                .put("metadata.max.age.ms", 1_000)
                .put("reconnect.backoff.max.ms", 100)
                .put("request.timeout.ms", 4_000)
                .put("retry.backoff.max.ms", 100);
    }

    /** A producer, transactional or not. */
    static ObjectNode producer() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("delivery.timeout.ms", 6_000)
                .put("linger.ms", 0)
                .put("max.block.ms", 6_000)
                .put("request.timeout.ms", 3_000);
    }

    /** A member beside transactional producers. */
    static ObjectNode transactionReader() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("auto.offset.reset", "earliest")
                .put("default.api.timeout.ms", 8_000)
                .put("enable.auto.commit", "false")
                .put("heartbeat.interval.ms", 100)
                .put("isolation.level", "read_committed")
                .put("max.poll.records", 2)
                .put("session.timeout.ms", SESSION_MILLIS);
    }
}
