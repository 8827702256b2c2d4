package io.consumerproof.simulation;

import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogEvent;
import io.consumerproof.log.Partition;
import io.consumerproof.scenario.FaultKind;

/**
 * A transaction commits: its marker takes the offset behind its last record. Who reads committed records only has not seen that
 * record before, so once somebody has read it so, its marker is written.
 *
 * @source KIP-98; Kafka 4.3, EndTransactionMarker and UnifiedLog.lastStableOffset
 */
final class MarkerFault implements Mishap {

    private final Run run;
    private final LogLife life;

    MarkerFault(Run run, LogLife life) {
        this.run = run;
        this.life = life;
    }

    @Override
    public long possible(Place place) {
        boolean written = place.record() != null && !place.isBeforePoll();
        return written || !isReadCommitted(place.partition()) ? Faults.only(FaultKind.TRANSACTION_MARKER) : 0;
    }

    private boolean isReadCommitted(Partition partition) {
        for (GroupRun each : run.groups) {
            if (each.settings().isolation() == Isolation.READ_COMMITTED
                    && each.settings().topics().contains(partition.id().topic())) {
                return life.isRead(partition, partition.startOffset());
            }
        }
        return false;
    }

    @Override
    public void strike(FaultOption option, Place place) {
        Partition partition = place.partition();
        long offset = partition.endOffset();
        partition.gap(1);
        run.record(new LogEvent.MarkerWritten(run.nowMicros, partition.id(), offset));
    }
}
