package io.consumerproof.explore.cases;

import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import java.util.List;

/** A handler that gets one record at a time. */
@FunctionalInterface
interface One extends Handler {

    /** Handles one record. */
    void handleOne(Delivery delivery) throws Exception;

    @Override
    default void handle(List<? extends Delivery> deliveries) throws Exception {
        handleOne(deliveries.get(0));
    }

    /** The record's key as text. */
    static String key(Delivery delivery) {
        return String.valueOf(delivery.record().key());
    }

    /** The record's value as text. */
    static String value(Delivery delivery) {
        return String.valueOf(delivery.record().value());
    }

    /** What tells the record apart. */
    static String id(Delivery delivery) {
        return delivery.record().id().toString();
    }
}
