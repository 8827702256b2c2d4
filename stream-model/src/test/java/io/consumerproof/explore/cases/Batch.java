package io.consumerproof.explore.cases;

import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import java.util.List;

/** A handler that gets all records of a poll at once. */
@FunctionalInterface
interface Batch extends Handler {

    /** Handles all records of a poll. */
    void handleAll(List<? extends Delivery> poll) throws Exception;

    @Override
    default void handle(List<? extends Delivery> deliveries) throws Exception {
        handleAll(deliveries);
    }

    @Override
    default boolean takesBatches() {
        return true;
    }
}
