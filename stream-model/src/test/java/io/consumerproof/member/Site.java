package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Brokers with topic {@code t}, and whole clients that read it. */
final class Site {

    static final long SECOND = 1_000_000;
    static final TopicPartition FIRST = new TopicPartition("t", 0);
    static final TopicPartition OTHER = new TopicPartition("t", 1);

    final Cluster cluster = new Cluster(new BrokerSettings(0, SECOND, 100_000, 0, 10_000_000));
    /** All callbacks of all members, in their order. */
    final List<String> told = new ArrayList<>();

    Site(int partitions) {
        cluster.log().createTopic("t", partitions);
    }

    Partition partition(int number) {
        return cluster.log().partition(new TopicPartition("t", number));
    }

    void append(int number, int records) {
        for (int i = 0; i < records; i++) {
            partition(number).append(0, cluster.nowMillis(), null, Bytes.utf8("v"), List.of());
        }
    }

    /** A client with a session of 1 s that begins at the earliest offset and commits only when asked to. */
    Consumer open(String name, String... keysAndValues) {
        SortedMap<String, String> config = new TreeMap<>();
        config.put("client.id", name);
        config.put("group.id", "g");
        config.put("session.timeout.ms", "1000");
        config.put("heartbeat.interval.ms", "100");
        config.put("auto.offset.reset", "earliest");
        config.put("enable.auto.commit", "false");
        for (int i = 0; i < keysAndValues.length; i += 2) {
            config.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        if ("consumer".equals(config.get("group.protocol"))) {
            config.remove("session.timeout.ms");
            config.remove("heartbeat.interval.ms");
        }
        return new Consumer(cluster, ConsumerKeys.read(config));
    }

    /** Such a client, subscribed to the topic. */
    Consumer subscribed(String name, String... keysAndValues) {
        Consumer consumer = open(name, keysAndValues);
        consumer.subscribe(
                new TreeSet<>(List.of("t")),
                (kind, partitions) -> told.add(name + " " + kind.name().toLowerCase(Locale.ROOT) + " " + partitions));
        return consumer;
    }

    /** Polls in turn for a second; returns what came, as {@code t-0@3}, in its order. */
    List<String> pollInTurn(Consumer... consumers) {
        List<String> records = new ArrayList<>();
        long end = cluster.nowMicros() + SECOND;
        while (cluster.nowMicros() < end) {
            for (Consumer each : consumers) {
                records.addAll(poll(each));
            }
        }
        return records;
    }

    static List<String> poll(Consumer consumer) {
        List<String> records = new ArrayList<>();
        for (LogRecord each : consumer.poll(15_000).records()) {
            records.add(each.id().toString());
        }
        return records;
    }

    void commit(Consumer consumer, int number, long nextOffset) {
        consumer.commitSync(
                new TreeMap<>(Map.of(new TopicPartition("t", number), CommittedOffset.of(nextOffset))), SECOND);
    }

    long committed(int number) {
        CommittedOffset committed = cluster.groups().offsets("g").of(new TopicPartition("t", number));
        return committed == null ? -1 : committed.nextOffset();
    }
}
