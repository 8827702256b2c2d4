package io.consumerproof.conformance.live.coordinator;

import org.apache.kafka.coordinator.common.runtime.CoordinatorExecutor;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecord;

/** Kafka's coordinator has background work for patterns and for assignors taken off its thread; here is neither. */
final class NothingElsewhere implements CoordinatorExecutor<CoordinatorRecord> {

    @Override
    public <R> boolean schedule(String key, TaskRunnable<R> task, TaskOperation<CoordinatorRecord, R> operation) {
        throw new UnsupportedOperationException("'" + key + "' would run in the background");
    }

    @Override
    public boolean isScheduled(String key) {
        return false;
    }

    @Override
    public void cancel(String key) {
        // Nothing is ever scheduled.
    }
}
