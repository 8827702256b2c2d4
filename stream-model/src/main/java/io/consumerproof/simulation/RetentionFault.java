package io.consumerproof.simulation;

import static io.consumerproof.simulation.FaultOption.KEEP_BEHIND_NEXT;
import static io.consumerproof.simulation.FaultOption.KEEP_NOTHING;
import static io.consumerproof.simulation.FaultOption.KEEP_UNCOMMITTED;

import io.consumerproof.history.LogEvent;
import io.consumerproof.log.Partition;

/**
 * The log start moves, whether or not anybody has read what goes; only where the topic's policy deletes.
 *
 * @source Kafka 4.3, UnifiedLog.deleteOldSegments: segments go from the oldest and may begin at any record; KIP-107 deleteRecords
 */
final class RetentionFault implements Mishap {

    private final Run run;
    private final LogLife life;

    RetentionFault(Run run, LogLife life) {
        this.run = run;
        this.life = life;
    }

    @Override
    public long possible(Place place) {
        Partition partition = place.partition();
        if (!partition.rules().deletes() || life.isRetried(partition)) {
            return 0;
        }
        long committed = committed(place);
        long possible = committed > partition.startOffset() && committed <= partition.highWatermark()
                ? KEEP_UNCOMMITTED.bit()
                : 0;
        if (place.isBeforePoll()) {
            boolean isLast = partition.readFrom(place.next().offset() + 1) == null;
            return possible | KEEP_BEHIND_NEXT.bit() | (isLast ? 0 : KEEP_NOTHING.bit());
        }
        boolean isDrained = partition.readFrom(Math.max(committed, partition.startOffset())) == null;
        return isDrained ? possible : possible | KEEP_NOTHING.bit();
    }

    private long committed(Place place) {
        return place.isBeforePoll()
                ? run.groupOf(place.reader()).committed(place.partition().id())
                : life.leastCommitted(place.partition().id());
    }

    @Override
    public void strike(FaultOption option, Place place) {
        Partition partition = place.partition();
        long from = partition.startOffset();
        long to = partition.deleteBefore(
                switch (option) {
                    case KEEP_UNCOMMITTED -> committed(place);
                    case KEEP_BEHIND_NEXT -> place.next().offset() + 1;
                    default -> Partition.TO_HIGH_WATERMARK;
                });
        life.endBatches(partition);
        run.record(new LogEvent.StartMoved(run.nowMicros, partition.id(), from, to));
    }
}
