package io.consumerproof.cluster;

import io.consumerproof.group.BrokerSettings;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import io.consumerproof.log.Replicas;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A cluster for tests: topic {@code out} with two replicas, {@code in} with one, both with two partitions. */
public final class Brokers {

    public final Cluster cluster = new Cluster(new BrokerSettings(0, 1_000_000, 100_000, 0, 200_000));

    public Brokers() {
        cluster.log().createTopic("in", 2);
        cluster.log().createTopic("out", 2);
        cluster.intakes().replicate("out", 2);
    }

    TransactionCoordinator transactions() {
        return cluster.transactions();
    }

    public Partition partition(String topic) {
        return cluster.log().partition(new TopicPartition(topic, 0));
    }

    public Replicas replicas() {
        return Objects.requireNonNull(
                cluster.intake(new TopicPartition("out", 0)).replicas());
    }

    /** Lets virtual time pass. */
    public void pass(long millis) {
        cluster.advanceTo(cluster.nowMicros() + millis * 1000);
    }

    /** The leader of {@code out} goes down, and nobody is elected. */
    void stop() {
        replicas().replicateAll();
        replicas().fail(replicas().leader());
    }

    /** A leader is elected, and time passes until it is found. */
    void start() {
        replicas().elect();
        pass(100);
    }

    /** What readers of the level see in partition 0, with offsets: {@code a@0}. */
    public List<String> seen(String topic, Isolation isolation) {
        List<LogRecord> records = new ArrayList<>();
        Partition partition = partition(topic);
        partition.fetch(partition.startOffset(), Integer.MAX_VALUE, isolation, records);
        return records.stream().map(each -> each.value() + "@" + each.offset()).toList();
    }
}
