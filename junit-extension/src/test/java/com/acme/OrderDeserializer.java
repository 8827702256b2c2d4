package com.acme;

import java.nio.charset.StandardCharsets;

/** Reads {@code id;type;revision}. */
public class OrderDeserializer {
    public OrderEvent deserialize(byte[] value) {
        String[] parts = new String(value, StandardCharsets.UTF_8).split(";", -1);
        return new OrderEvent(parts[0], parts[1], Integer.parseInt(parts[2]));
    }
}
