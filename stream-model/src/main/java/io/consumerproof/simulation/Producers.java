package io.consumerproof.simulation;

import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.log.Partition;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What producers do to the scenario's traffic before anybody reads it: send an event twice, or a copy of it late. */
final class Producers {

    /** What is decided once all is sent. */
    private static final long AFTERWARDS =
            Faults.only(FaultKind.DUPLICATE_SEND) | Faults.only(FaultKind.LATE_EVENT) | FaultOption.ABORT_STALE.bit();

    /** What needs a later event of the key. */
    private static final long FOLLOWED = Faults.only(FaultKind.LATE_EVENT) | FaultOption.ABORT_STALE.bit();

    private final Run run;
    private final Mishaps mishaps;
    private final List<LogRecord> fresh = new ArrayList<>();

    Producers(Run run, Mishaps mishaps) {
        this.run = run;
        this.mishaps = mishaps;
    }

    void appended(Partition partition, LogRecord record) {
        fresh.add(record);
        if (mishaps.strikes(Point.IN_SEND, partition, record, ~AFTERWARDS)
                && partition.readFrom(record.offset()) == null) {
            fresh.remove(fresh.size() - 1);
        }
    }

    /** Called before members read. */
    void finishSending() {
        if (run.faults.mayStrike(AFTERWARDS)) {
            List<Boolean> followed = followed();
            for (int i = 0; i < fresh.size(); i++) {
                long among = followed.get(i) ? AFTERWARDS : AFTERWARDS & ~FOLLOWED;
                LogRecord record = fresh.get(i);
                switch (run.faults.at(Point.IN_SEND, null, record, "", among)) {
                    case SEND_TWICE -> copy(record, Origin.DUPLICATE_SEND, Ordinals.duplicate(record));
                    case SEND_LATE -> copy(record, Origin.LATE_EVENT, Ordinals.late(record));
                    case ABORT_STALE ->
                        mishaps.strike(
                                FaultOption.ABORT_STALE,
                                new Place(Point.IN_SEND, run.log.partition(record.partition()), null, null, record));
                    default -> {}
                }
            }
        }
        fresh.clear();
    }

    /** For each fresh record whether a later one of its key stands in its partition. */
    private List<Boolean> followed() {
        List<Boolean> followed = new ArrayList<>();
        TreeSet<String> later = new TreeSet<>();
        for (int i = fresh.size() - 1; i >= 0; i--) {
            LogRecord record = fresh.get(i);
            boolean isFollowed = record.key() != null && !later.add(record.partition() + " " + record.key());
            followed.add(0, isFollowed);
        }
        return followed;
    }

    private void copy(LogRecord record, Origin origin, int ordinal) {
        LogRecord copy = run.log
                .partition(record.partition())
                .append(ordinal, record.timestampMillis(), record.key(), record.value(), record.headers());
        run.record(new LogEvent.Appended(run.nowMicros, copy, origin, record.id(), null));
    }
}
