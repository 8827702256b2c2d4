package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Settings that vector files name beside their cases: the same as in the recorded ones. */
final class Configs {

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
                .put("group.consumer.session.timeout.ms", "1000")
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
}
