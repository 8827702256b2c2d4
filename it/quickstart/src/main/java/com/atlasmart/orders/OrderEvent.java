package com.atlasmart.orders;

/**
 * Something that happened to an order.
 *
 * @param id the event's own id: the same for every copy of the event
 * @param type what happened
 * @param order the order it happened to
 * @param revision counts the events of an order, from 1
 * @param cents what it adds to the order's balance: positive for what is owed, negative for what is paid
 */
public record OrderEvent(String id, OrderEventType type, String order, long revision, long cents) {

    /** All that the event says, but its id: two events with one id and different payloads are a mistake of their producer. */
    public String payload() {
        return type + " " + order + " r" + revision + " " + cents;
    }
}
