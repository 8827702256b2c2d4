package com.acme;

/** A port with an idempotency key. */
public interface Psp {
    void pay(String paymentId, long cents);
}
