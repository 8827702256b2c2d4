package io.consumerproof.junit.jupiter;

/** Bills each order event once, however often it is delivered. */
final class OrderProjection {

    private final Ledger ledger;

    OrderProjection(Ledger ledger) {
        this.ledger = ledger;
    }

    void on(OrderEvent event) {
        ledger.addOnce(event);
    }
}
