package io.consumerproof.simulation;

import io.consumerproof.history.Claim;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import org.jspecify.annotations.Nullable;

/** Who reads a partition, and how far: what decides whether a mishap may strike there. */
final class LogLife {

    private final Run run;

    LogLife(Run run) {
        this.run = run;
    }

    /** Whether a member has a record of the partition in memory that it will hand over again. */
    boolean isRetried(Partition partition) {
        for (Member member : run.members) {
            for (Holding each : member.holdings) {
                if (member.isAlive() && each.partition.equals(partition.id()) && isRetried(each)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isRetried(Holding holding) {
        return holding.retryDueMicros != Holding.NO_RETRY && !holding.blocked;
    }

    /** What was not handed over yet was not returned by a poll yet either. */
    void endBatches(Partition partition) {
        for (Member member : run.members) {
            for (Holding each : member.holdings) {
                if (each.partition.equals(partition.id()) && !each.isPaused()) {
                    each.batchEnd = each.position;
                }
            }
        }
    }

    /** The least next offset that a group that reads the partition has committed; {@link Claim#NONE} if one has none. */
    long leastCommitted(TopicPartition partition) {
        long least = Long.MAX_VALUE;
        for (GroupRun each : run.groups) {
            if (each.settings().topics().contains(partition.topic())) {
                least = Math.min(least, each.committed(partition));
            }
        }
        return least == Long.MAX_VALUE ? Claim.NONE : least;
    }

    /** Whether anybody was handed a record of the partition at or beyond {@code offset}. */
    boolean isRead(Partition partition, long offset) {
        for (Event each : run.history()) {
            if (each instanceof HandlingEvent.Delivered delivered
                    && delivered.record().partition().equals(partition.id())
                    && delivered.record().offset() >= offset) {
                return true;
            }
        }
        return false;
    }

    /** The last record below {@code end}; null if there is none. */
    static @Nullable LogRecord lastBefore(Partition partition, long end) {
        LogRecord last = null;
        LogRecord record = partition.readFrom(partition.startOffset());
        while (record != null && record.offset() < end) {
            last = record;
            record = partition.readFrom(record.offset() + 1);
        }
        return last;
    }
}
