package com.acme;

import com.acme.clients.consumer.ConsumerRecord;
import java.util.List;

/** Methods that cannot be used, each for its own reason. */
public class PlainConsumer {
    public void on(PlainObject value) {
        value.id = "seen";
    }

    public void onKafka(ConsumerRecord<String, OrderEvent> record) {
        throw new IllegalStateException(record.toString());
    }

    public void twice(String value) {
        throw new IllegalStateException(value);
    }

    public void twice(List<String> values) {
        throw new IllegalStateException(values.toString());
    }
}
