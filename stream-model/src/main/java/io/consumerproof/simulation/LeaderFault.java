package io.consumerproof.simulation;

import static io.consumerproof.simulation.FaultOption.LEAD_ALIKE;
import static io.consumerproof.simulation.FaultOption.LEAD_UNANSWERED;
import static io.consumerproof.simulation.FaultOption.LEAD_WITHOUT_LAST;
import static io.consumerproof.simulation.FaultOption.LEAD_WITHOUT_READ;
import static io.consumerproof.simulation.FaultOption.LEAD_WITHOUT_UNREAD;

import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.log.Partition;
import io.consumerproof.scenario.Acks;
import io.consumerproof.scenario.Replication;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A partition's leader dies and another replica leads. With acks=all it has everything; with less it may lack what no follower had
 * fetched, which nobody has read either, since readers see what all in sync have. An unclean election loses what was read.
 *
 * @source Kafka 4.3, Partition.maybeIncrementLeaderHW and ReplicationControlManager; KIP-101; unclean.leader.election.enable; a
 *     producer with acks below all is not idempotent and sends again what was not answered (ProducerConfig)
 */
final class LeaderFault implements Mishap {

    private final Run run;
    private final LogLife life;

    LeaderFault(Run run, LogLife life) {
        this.run = run;
        this.life = life;
    }

    @Override
    public long possible(Place place) {
        Partition partition = place.partition();
        Replication replication = run.topicOf(partition.id()).replication();
        if (replication.factor() < 2 || life.isRetried(partition)) {
            return 0;
        }
        long possible = place.isBeforePoll() ? LEAD_ALIKE.bit() : 0;
        boolean unclean = replication.uncleanElection() && lastRead(place) != null;
        possible |= unclean ? LEAD_WITHOUT_READ.bit() : 0;
        return replication.acks() == Acks.ALL || place.record() == null ? possible : possible | ofTail(place);
    }

    private long ofTail(Place place) {
        LogRecord last = LogLife.lastBefore(place.partition(), place.partition().endOffset());
        if (last == null || life.isRead(place.partition(), last.offset())) {
            return 0;
        }
        if (place.point() == Point.IN_SEND) {
            return LEAD_WITHOUT_LAST.bit() | LEAD_UNANSWERED.bit();
        }
        long unread = place.next().offset();
        boolean more = unread < last.offset() && !life.isRead(place.partition(), unread);
        return LEAD_WITHOUT_LAST.bit() | (more ? LEAD_WITHOUT_UNREAD.bit() : 0);
    }

    private static @Nullable LogRecord lastRead(Place place) {
        if (place.point() == Point.IN_SEND) {
            return null;
        }
        long end =
                place.isBeforePoll() ? place.next().offset() : place.partition().endOffset();
        return LogLife.lastBefore(place.partition(), end);
    }

    @Override
    public void strike(FaultOption option, Place place) {
        Partition partition = place.partition();
        switch (option) {
            case LEAD_UNANSWERED -> sendAgain(partition, place.next());
            case LEAD_WITHOUT_LAST -> lose(partition, LogLife.lastBefore(partition, partition.endOffset()));
            case LEAD_WITHOUT_UNREAD -> lose(partition, place.next());
            case LEAD_WITHOUT_READ -> lose(partition, lastRead(place));
            default -> lose(partition, null);
        }
    }

    private void lose(Partition partition, @Nullable LogRecord first) {
        List<RecordId> lost = new ArrayList<>();
        LogRecord record = first;
        while (record != null) {
            lost.add(record.id());
            record = partition.readFrom(record.offset() + 1);
        }
        if (first != null) {
            partition.truncateTo(first.offset());
            run.transactions.removeIf(each -> lost.contains(each.written().id()));
        }
        life.endBatches(partition);
        run.record(new LogEvent.LeaderChanged(run.nowMicros, partition.id(), partition.endOffset(), lost));
    }

    private void sendAgain(Partition partition, LogRecord record) {
        lose(partition, null);
        LogRecord copy = partition.append(
                Ordinals.resent(record), record.timestampMillis(), record.key(), record.value(), record.headers());
        run.record(new LogEvent.Appended(run.nowMicros, copy, Origin.DUPLICATE_SEND, record.id(), null));
    }
}
