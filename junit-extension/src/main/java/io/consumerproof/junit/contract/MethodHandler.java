package io.consumerproof.junit.contract;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives records to a method of user code. A value is deserialised inside the call, so what cannot be read is a handler failure. */
final class MethodHandler implements Handler {

    private final Object consumer;
    private final HandlerForm form;
    private final ValueReader values;

    MethodHandler(Object consumer, HandlerForm form, ValueReader values) {
        this.consumer = consumer;
        this.form = form;
        this.values = values;
    }

    @Override
    public boolean takesBatches() {
        return form.batch();
    }

    @Override
    public void handle(List<? extends Delivery> deliveries) throws Exception {
        if (form.batch()) {
            List<@Nullable Object> batch = new ArrayList<>();
            for (Delivery delivery : deliveries) {
                batch.add(value(delivery.record()));
            }
            call(batch);
            return;
        }
        for (Delivery delivery : deliveries) {
            Object value = value(delivery.record());
            if (form.delivery()) {
                call(value, delivery);
            } else {
                call(value);
            }
        }
    }

    private @Nullable Object value(LogRecord record) throws Exception {
        Object value = record.value();
        Class<?> wanted = TypeNames.raw(form.value());
        if (wanted == LogRecord.class) {
            return record;
        }
        if (value == null || (!(value instanceof Bytes) && wanted.isInstance(value))) {
            return value;
        }
        if (value instanceof Bytes) {
            return values.read(record.partition().topic(), ((Bytes) value).toArray());
        }
        throw new IllegalArgumentException("the value of " + record.id() + " is a '"
                + value.getClass().getName() + "', '" + form.method().getName() + "' takes a '"
                + TypeNames.of(form.value()) + "'");
    }

    private void call(@Nullable Object... arguments) throws Exception {
        try {
            form.method().invoke(consumer, arguments);
        } catch (InvocationTargetException thrown) {
            throw UserFailure.unwrapped(thrown);
        }
    }
}
