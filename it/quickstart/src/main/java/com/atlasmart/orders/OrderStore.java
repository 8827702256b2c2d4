package com.atlasmart.orders;

/** Where orders and their balances are kept. */
public interface OrderStore {

    /**
     * Applies an event, once however often it is called with it.
     *
     * @throws ConflictingEventException if another event had its id
     */
    void apply(OrderEvent event);
}
