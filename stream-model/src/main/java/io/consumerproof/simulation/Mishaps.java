package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.FaultKind;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The catalogue of mishaps. */
final class Mishaps {

    /** Bits of the options that do not belong to a partition alone: what a member is asked in a lull. */
    static final long NOT_OF_THE_LOG = Faults.allBut(FaultKind.RETENTION)
            & Faults.allBut(FaultKind.COMPACTION)
            & Faults.allBut(FaultKind.TRANSACTION_MARKER)
            & Faults.allBut(FaultKind.LEADER_CHANGE);

    private final Run run;
    private final Map<FaultKind, Mishap> all = new EnumMap<>(FaultKind.class);
    private final long bits;

    Mishaps(Run run, Loop loop) {
        this.run = run;
        LogLife life = new LogLife(run);
        all.put(FaultKind.RETENTION, new RetentionFault(run, life));
        all.put(FaultKind.COMPACTION, new CompactionFault(run, life));
        all.put(FaultKind.TRANSACTION_MARKER, new MarkerFault(run, life));
        all.put(FaultKind.ABORTED_TRANSACTION, new AbortFault(run));
        all.put(FaultKind.LEADER_CHANGE, new LeaderFault(run, life));
        all.put(FaultKind.PARTITION_GROWTH, new GrowthFault(run));
        all.put(FaultKind.SLOW_FETCH, new FetchFault(run));
        long found = 0;
        for (FaultKind each : all.keySet()) {
            found |= Faults.only(each);
        }
        bits = found;
    }

    /** Bits of {@code among} without the mishaps that cannot strike before {@code member} is handed {@code next}. */
    long beforePoll(long among, Member member, Holding holding, LogRecord next) {
        if (!run.faults.mayStrike(bits)) {
            return among;
        }
        Place place = new Place(Point.BEFORE_POLL, run.partition(holding), member, holding, next);
        return among & (possible(place) | ~bits);
    }

    private long possible(Place place) {
        long possible = 0;
        for (Mishap each : all.values()) {
            possible |= each.possible(place);
        }
        return possible & bits;
    }

    /** Lets {@code fault} strike if it is a mishap; whether it is. */
    boolean strike(FaultOption fault, Place place) {
        Mishap mishap = fault.kind() == null ? null : all.get(fault.kind());
        if (mishap == null) {
            return false;
        }
        mishap.strike(fault, place);
        return true;
    }

    /** Asks whether a mishap strikes where no member is concerned, and lets it; whether one did. */
    boolean strikes(Point point, Partition partition, @Nullable LogRecord record, long among) {
        if (!run.faults.mayStrike(bits & among)) {
            return false;
        }
        Place place = new Place(point, partition, null, null, record);
        String what = record == null ? partition.id().toString() : "behind it";
        FaultOption fault = run.faults.at(point, null, record, what, possible(place) & among);
        return strike(fault, place);
    }
}
