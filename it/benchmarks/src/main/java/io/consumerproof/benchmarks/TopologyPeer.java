package io.consumerproof.benchmarks;

import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TopologyTestDriver;

/** The peer of a run without faults: the same records through the test driver of Kafka Streams, each looked at once. */
final class TopologyPeer {

    private static final String TOPIC = "orders";

    private final byte[] value = "v".getBytes(StandardCharsets.UTF_8);
    private final StreamsBuilder builder = new StreamsBuilder();
    private final Properties settings = new Properties();
    private long seen;

    TopologyPeer() {
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "billing");
        settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "nowhere:1");
        settings.put(StreamsConfig.DEFAULT_KEY_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
        settings.put(StreamsConfig.DEFAULT_VALUE_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
        builder.<byte[], byte[]>stream(TOPIC).foreach((key, each) -> seen += each.length);
    }

    /** A new driver, and all records through it; how many these were. */
    long pipe() {
        long before = seen;
        try (TopologyTestDriver driver = new TopologyTestDriver(builder.build(), settings)) {
            ByteArraySerializer bytes = new ByteArraySerializer();
            TestInputTopic<byte[], byte[]> topic = driver.createInputTopic(TOPIC, bytes, bytes);
            for (int i = 0; i < TopologyFigures.RECORDS; i++) {
                topic.pipeInput(("k" + i).getBytes(StandardCharsets.UTF_8), value);
            }
        }
        return seen - before;
    }
}
