package com.acme;

/** In the form of the Kafka client's deserialisers. */
public class TopicDeserializer {
    public OrderEvent deserialize(String topic, byte[] value) {
        return new OrderEvent(topic, "bytes", value.length);
    }
}
