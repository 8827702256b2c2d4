package io.consumerproof.scenario;

import java.util.List;

/** A member's own code, as the machine calls it; it dies with its member. */
@FunctionalInterface
public interface Handler {

    /**
     * Handles the records of one call: one record, or all of a poll for a handler that {@linkplain #takesBatches() takes
     * batches}.
     *
     * @param deliveries never empty
     * @throws Exception when it could not; the group's {@link OnFailure} says what follows
     */
    void handle(List<? extends Delivery> deliveries) throws Exception;

    /** Whether one call gets all records of a poll. */
    default boolean takesBatches() {
        return false;
    }
}
