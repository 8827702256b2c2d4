package io.consumerproof.junit.jupiter;

/** Something that happened to an order. */
record OrderEvent(String id, String order, int amount) {

    static OrderEvent created(String id) {
        return new OrderEvent(id, "o-1", 0);
    }

    static OrderEvent paid(String id) {
        return new OrderEvent(id, "o-1", 50);
    }
}
