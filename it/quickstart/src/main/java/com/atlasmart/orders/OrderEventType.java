package com.atlasmart.orders;

/** What happened to an order. */
public enum OrderEventType {
    CREATED,
    PAID
}
