package io.consumerproof.conformance.live.coordinator;

import java.util.function.Supplier;
import org.apache.kafka.common.utils.Time;

/** Virtual time for Kafka's classes. */
final class Clock implements Time {

    private long millis = 1_000_000;

    void advanceTo(long instant) {
        millis = instant;
    }

    @Override
    public long milliseconds() {
        return millis;
    }

    @Override
    public long nanoseconds() {
        return millis * 1_000_000;
    }

    @Override
    public void sleep(long ms) {
        throw new UnsupportedOperationException("a coordinator does not sleep");
    }

    @Override
    public void waitObject(Object object, Supplier<Boolean> condition, long deadline) {
        throw new UnsupportedOperationException("a coordinator does not wait");
    }
}
