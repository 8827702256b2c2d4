package io.consumerproof.conformance.live.broker;

import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

/** What every broker here is told: one node, small, quick to react, and nothing that depends on timing left on. */
final class BrokerSettings {

    private BrokerSettings() {}

    static SortedMap<String, String> of(Path folder, int port, int members, int controller, int advertised) {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", "1");
        settings.put("controller.quorum.voters", "1@127.0.0.1:" + controller);
        settings.put("controller.listener.names", "CONTROLLER");
        settings.put("inter.broker.listener.name", "DIRECT");
        settings.put(
                "listeners",
                "DIRECT://127.0.0.1:" + port + ",MEMBERS://127.0.0.1:" + members + ",CONTROLLER://127.0.0.1:"
                        + controller);
        settings.put("advertised.listeners", "DIRECT://127.0.0.1:" + port + ",MEMBERS://127.0.0.1:" + advertised);
        settings.put("listener.security.protocol.map", "DIRECT:PLAINTEXT,MEMBERS:PLAINTEXT,CONTROLLER:PLAINTEXT");
        settings.put("log.dirs", folder.toString());
        settings.put("auto.create.topics.enable", "false");
        oneOfEach(settings);
        quick(settings);
        return settings;
    }

    private static void oneOfEach(SortedMap<String, String> settings) {
        settings.put("num.network.threads", "2");
        settings.put("num.io.threads", "4");
        settings.put("offsets.topic.num.partitions", "1");
        settings.put("offsets.topic.replication.factor", "1");
        settings.put("transaction.state.log.num.partitions", "1");
        settings.put("transaction.state.log.replication.factor", "1");
        settings.put("transaction.state.log.min.isr", "1");
        settings.put("log.cleaner.dedupe.buffer.size", "2097152");
        settings.put("log.index.size.max.bytes", "262144");
    }

    private static void quick(SortedMap<String, String> settings) {
        settings.put("log.initial.task.delay.ms", "50");
        settings.put("log.retention.check.interval.ms", "100");
        settings.put("log.cleaner.backoff.ms", "50");
        settings.put("group.initial.rebalance.delay.ms", "0");
        settings.put("group.min.session.timeout.ms", "1");
        settings.put("group.consumer.assignment.interval.ms", "0");
        settings.put("group.consumer.assignor.offload.enable", "false");
        settings.put("group.consumer.heartbeat.interval.ms", "100");
        settings.put("group.consumer.min.heartbeat.interval.ms", "1");
        settings.put("group.consumer.session.timeout.ms", "2000");
        settings.put("group.consumer.min.session.timeout.ms", "1");
        settings.put("transaction.abort.timed.out.transaction.cleanup.interval.ms", "200");
    }
}
