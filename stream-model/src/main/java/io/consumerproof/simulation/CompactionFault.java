package io.consumerproof.simulation;

import static io.consumerproof.simulation.FaultOption.COMPACT;
import static io.consumerproof.simulation.FaultOption.COMPACT_SPENT;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Claim;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Partition;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The cleaner goes over a partition whose topic is compacted. Logs of a run are so small that they lie in one segment, which no
 * cleaner touches; so the fault has a segment end where that leaves the most to clean: the last record, an open transaction, and
 * what is too young to be compacted stay in the active one. The newest value of a key stays.
 *
 * <p>A tombstone is spent once it is older than its retention by its own timestamp: the first cleaning that met it came right
 * after it was written, and a later one, which had other work, takes it.
 *
 * @source Kafka 4.3, LogCleanerManager.cleanableOffsets, Cleaner.buildOffsetMap and RecordBatch.deleteHorizonMs; cleanup.policy,
 *     delete.retention.ms and min.compaction.lag.ms of TopicConfig; where segments end is ours
 */
final class CompactionFault implements Mishap {

    private final Run run;
    private final LogLife life;

    CompactionFault(Run run, LogLife life) {
        this.run = run;
        this.life = life;
    }

    @Override
    public long possible(Place place) {
        Partition partition = place.partition();
        if (!partition.rules().compacts() || life.isRetried(partition)) {
            return 0;
        }
        long from = place.isBeforePoll() ? life.leastCommitted(partition.id()) : Claim.NONE;
        long end = end(partition, nowMillis());
        long possible = 0;
        for (Latest each : latestBefore(partition, end).values()) {
            possible |= each.shadowed >= Math.max(from, 0) ? COMPACT.bit() : 0;
        }
        return possible | (hasSpent(partition, from, end, place.isBeforePoll()) ? COMPACT_SPENT.bit() : 0);
    }

    /** The records of one key: the last of them, and the last of those that it shadows, or −1. */
    private static final class Latest {
        private long shadowed = -1;
        private LogRecord record;

        Latest(LogRecord first) {
            record = first;
        }

        void follow(LogRecord next) {
            shadowed = record.offset();
            record = next;
        }
    }

    /** Who has read a tombstone and went back is not taken to need longer than its retention for the same way again. */
    private boolean hasSpent(Partition partition, long from, long end, boolean beforePoll) {
        long met = metBefore(partition, end);
        for (Latest each : latestBefore(partition, met).values()) {
            long offset = each.record.offset();
            boolean waits = each.record.value() == null && offset >= from && offset >= partition.cleanedUpTo();
            if (waits && !(beforePoll && life.isRead(partition, offset))) {
                return true;
            }
        }
        return false;
    }

    private static Map<Bytes, Latest> latestBefore(Partition partition, long end) {
        Map<Bytes, Latest> latest = new LinkedHashMap<>();
        LogRecord record = partition.readFrom(partition.startOffset(), Isolation.READ_COMMITTED);
        while (record != null && record.offset() < end) {
            Bytes key = record.key();
            Latest before = key == null ? null : latest.get(key);
            if (before != null) {
                before.follow(record);
            } else if (key != null) {
                latest.put(key, new Latest(record));
            }
            record = partition.readFrom(record.offset() + 1, Isolation.READ_COMMITTED);
        }
        return latest;
    }

    /** Where the active segment begins at {@code millis}: before the last record, an open transaction, and what is too young. */
    private static long end(Partition partition, long millis) {
        long oldest = millis - partition.rules().minCompactionLagMillis();
        LogRecord last = null;
        LogRecord record = partition.readFrom(partition.startOffset());
        while (record != null && record.timestampMillis() <= oldest) {
            last = record;
            record = partition.readFrom(record.offset() + 1);
        }
        LogRecord active = record == null ? last : record;
        long offset = active == null ? partition.startOffset() : active.offset();
        return Math.min(offset, partition.lastStableOffset());
    }

    /** What an earlier cleaning had met whose tombstones are spent by now; it left work for the one that ends at {@code end}. */
    private long metBefore(Partition partition, long end) {
        LogRecord last = LogLife.lastBefore(partition, end);
        return last == null ? end : Math.min(last.offset(), end(partition, metMillis(partition)));
    }

    private long metMillis(Partition partition) {
        return nowMillis() - partition.rules().deleteRetentionMillis();
    }

    private long nowMillis() {
        return run.nowMicros / 1_000;
    }

    @Override
    public void strike(FaultOption option, Place place) {
        Partition partition = place.partition();
        Inventory before = new Inventory(partition);
        long end = end(partition, nowMillis());
        if (option == COMPACT_SPENT) {
            partition.closeBefore(metBefore(partition, end));
            partition.compact(metMillis(partition));
        }
        partition.closeBefore(end);
        partition.compact(nowMillis());
        before.compare(run, life);
    }
}
