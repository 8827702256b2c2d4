package io.consumerproof.conformance.live.coordinator;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecord;
import org.apache.kafka.coordinator.common.runtime.CoordinatorResult;
import org.apache.kafka.coordinator.common.runtime.CoordinatorTimer;

/** The deadlines of Kafka's coordinator, in virtual time. */
final class Timers implements CoordinatorTimer<CoordinatorRecord> {

    private final Clock clock;
    private final Map<String, Deadline> deadlines = new LinkedHashMap<>();

    private record Deadline(long millis, TimeoutOperation<CoordinatorRecord> operation) {}

    Timers(Clock clock) {
        this.clock = clock;
    }

    /** Moves the clock to {@code instant} and lets what is due happen on the way, one after the other. */
    void advanceTo(long instant, Consumer<CoordinatorResult<Void, CoordinatorRecord>> written) {
        while (true) {
            String next = due(instant);
            Deadline deadline = deadlines.remove(next);
            if (deadline == null) {
                clock.advanceTo(instant);
                return;
            }
            clock.advanceTo(deadline.millis);
            written.accept(deadline.operation.generateRecords());
        }
    }

    private String due(long instant) {
        String first = "";
        long earliest = instant + 1;
        for (Map.Entry<String, Deadline> each : deadlines.entrySet()) {
            if (each.getValue().millis < earliest) {
                first = each.getKey();
                earliest = each.getValue().millis;
            }
        }
        return first;
    }

    @Override
    public void schedule(
            String key, long delay, TimeUnit unit, boolean retry, TimeoutOperation<CoordinatorRecord> operation) {
        deadlines.put(key, new Deadline(clock.milliseconds() + unit.toMillis(delay), operation));
    }

    @Override
    public void schedule(
            String key,
            long delay,
            TimeUnit unit,
            boolean retry,
            long retryBackoff,
            TimeoutOperation<CoordinatorRecord> operation) {
        schedule(key, delay, unit, retry, operation);
    }

    @Override
    public void scheduleIfAbsent(
            String key, long delay, TimeUnit unit, boolean retry, TimeoutOperation<CoordinatorRecord> operation) {
        if (!deadlines.containsKey(key)) {
            schedule(key, delay, unit, retry, operation);
        }
    }

    @Override
    public void cancel(String key) {
        deadlines.remove(key);
    }

    @Override
    public boolean isScheduled(String key) {
        return deadlines.containsKey(key);
    }
}
