package io.consumerproof.junit.jupiter;

import io.consumerproof.history.Bytes;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The forms of a member's code as the machine calls them. */
final class Handlers {

    private Handlers() {}

    static <V> Handler of(ValueHandler<V> handler) {
        return deliveries -> {
            for (Delivery delivery : deliveries) {
                handler.on(value(delivery));
            }
        };
    }

    static <V> Handler of(DeliveryHandler<V> handler) {
        return deliveries -> {
            for (Delivery delivery : deliveries) {
                handler.on(value(delivery), delivery);
            }
        };
    }

    static <V> Handler of(BatchHandler<V> handler) {
        return new Handler() {
            @Override
            public void handle(List<? extends Delivery> deliveries) throws Exception {
                List<V> values = new ArrayList<>(deliveries.size());
                for (Delivery delivery : deliveries) {
                    values.add(value(delivery));
                }
                handler.on(values);
            }

            @Override
            public boolean takesBatches() {
                return true;
            }
        };
    }

    /** What the record holds; a value of another type than the handler takes fails in the handler, as it does in a real client. */
    @SuppressWarnings({"unchecked", "NullAway"})
    private static <V> V value(Delivery delivery) {
        @Nullable Object value = delivery.record().value();
        return (V) (value instanceof Bytes ? ((Bytes) value).toArray() : value);
    }
}
