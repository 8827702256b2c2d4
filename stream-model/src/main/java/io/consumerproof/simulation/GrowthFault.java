package io.consumerproof.simulation;

import static io.consumerproof.simulation.FaultOption.GROW_BY_ONE;
import static io.consumerproof.simulation.FaultOption.GROW_TWOFOLD;

import io.consumerproof.history.LogEvent;

/**
 * A topic gets more partitions between two records: keys of later ones may point elsewhere, old records stay. Groups rebalance
 * when their members see it.
 *
 * @source KIP-195 createPartitions; Kafka 4.3, BuiltInPartitioner.partitionForKey; ConsumerCoordinator.rejoinNeededOrPending
 */
final class GrowthFault implements Mishap {

    private final Run run;

    GrowthFault(Run run) {
        this.run = run;
    }

    @Override
    public long possible(Place place) {
        if (place.record() == null || place.isBeforePoll()) {
            return 0;
        }
        int count = run.log.partitionsOf(place.partition().id().topic()).size();
        return GROW_BY_ONE.bit() | (count > 1 ? GROW_TWOFOLD.bit() : 0);
    }

    @Override
    public void strike(FaultOption option, Place place) {
        String topic = place.partition().id().topic();
        int from = run.log.partitionsOf(topic).size();
        int to = option == GROW_TWOFOLD ? 2 * from : from + 1;
        run.grow(topic, to);
        run.record(new LogEvent.PartitionsAdded(run.nowMicros, topic, from, to));
        for (GroupRun each : run.groups) {
            if (each.settings().topics().contains(topic)) {
                each.grew(topic, from, to);
            }
        }
    }
}
