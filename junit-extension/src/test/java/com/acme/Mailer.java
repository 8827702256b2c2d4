package com.acme;

/** A port without an idempotency key. */
public interface Mailer {
    void send(String to, String text);
}
