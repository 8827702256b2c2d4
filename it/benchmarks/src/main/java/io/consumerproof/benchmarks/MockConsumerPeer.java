package io.consumerproof.benchmarks;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.TopicPartition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One record through the mock consumer of the Kafka client: added, polled in a batch and looked at. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MockConsumerPeer {

    private static final String TOPIC = "orders";

    private final byte[] key = "o-1".getBytes(StandardCharsets.UTF_8);
    private final byte[] value =
            "{\"id\":\"e1\",\"type\":\"OrderCreated\",\"revision\":1}".getBytes(StandardCharsets.UTF_8);
    private final MockConsumer<byte[], byte[]> consumer = new MockConsumer<>("earliest");
    private long endOffset;

    /** Gives the consumer its one partition. */
    @Setup
    public void assign() {
        TopicPartition partition = new TopicPartition(TOPIC, 0);
        consumer.assign(List.of(partition));
        consumer.updateBeginningOffsets(Map.of(partition, 0L));
    }

    /** Adds a batch, polls it and adds up its offsets. */
    @Benchmark
    @OperationsPerInvocation(AppendAndFetch.BATCH)
    public long addAndPoll() {
        for (int i = 0; i < AppendAndFetch.BATCH; i++) {
            consumer.addRecord(new ConsumerRecord<>(TOPIC, 0, endOffset++, key, value));
        }
        int polled = 0;
        long sum = 0;
        for (ConsumerRecord<byte[], byte[]> record : consumer.poll(Duration.ZERO)) {
            sum += record.offset();
            polled++;
        }
        if (polled != AppendAndFetch.BATCH) {
            throw new IllegalStateException("polled " + polled + " records instead of " + AppendAndFetch.BATCH);
        }
        return sum;
    }
}
