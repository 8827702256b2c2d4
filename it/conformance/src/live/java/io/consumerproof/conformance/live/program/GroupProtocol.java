package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** The protocols, and what every member under them is opened with. */
enum GroupProtocol {
    EAGER("eager", "org.apache.kafka.clients.consumer.RangeAssignor"),
    COOPERATIVE("cooperative", "org.apache.kafka.clients.consumer.CooperativeStickyAssignor"),
    CONSUMER("consumer", "");

    private final String word;
    private final String assignor;

    GroupProtocol(String word, String assignor) {
        this.word = word;
        this.assignor = assignor;
    }

    String word() {
        return word;
    }

    ObjectNode memberConfig() {
        ObjectNode config = Configs.member();
        if (this == CONSUMER) {
            return config.put("group.protocol", "consumer");
        }
        return config.put("partition.assignment.strategy", assignor)
                .put("session.timeout.ms", Configs.SESSION_MILLIS)
                .put("heartbeat.interval.ms", 100);
    }
}
