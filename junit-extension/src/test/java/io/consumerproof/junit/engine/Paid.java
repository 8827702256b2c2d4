package io.consumerproof.junit.engine;

/** An order was paid. */
public record Paid(String id, String order) {}
