package com.acme;

/** An event of an order. */
public record OrderEvent(String id, String type, int revision) {}
