package com.acme;

import java.util.function.Function;

/** In the form of a function. */
public class FunctionDeserializer implements Function<byte[], OrderEvent> {
    @Override
    public OrderEvent apply(byte[] value) {
        return new OrderEvent("function", "bytes", value.length);
    }
}
