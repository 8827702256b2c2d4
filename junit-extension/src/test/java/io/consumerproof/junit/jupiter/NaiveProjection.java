package io.consumerproof.junit.jupiter;

/** Bills each delivery of an order event. */
final class NaiveProjection {

    private final Ledger ledger;

    NaiveProjection(Ledger ledger) {
        this.ledger = ledger;
    }

    void on(OrderEvent event) {
        ledger.add(event);
    }
}
