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

/**
 * The catalogue of mishaps.
 *
 * @source each fault has its own, and {@link io.consumerproof.scenario.FaultKind#source()}
 */
final class Mishaps {

    /** Bits of the options that do not belong to a partition alone: what a member is asked in a lull. */
    static final long NOT_OF_THE_LOG = Faults.allBut(FaultKind.RETENTION)
            & Faults.allBut(FaultKind.COMPACTION)
            & Faults.allBut(FaultKind.TRANSACTION_MARKER)
            & Faults.allBut(FaultKind.LEADER_CHANGE);

    /** Bits of the options of all mishaps. */
    private static final long BITS = Faults.only(FaultKind.RETENTION)
            | Faults.only(FaultKind.COMPACTION)
            | Faults.only(FaultKind.TRANSACTION_MARKER)
            | Faults.only(FaultKind.ABORTED_TRANSACTION)
            | Faults.only(FaultKind.LEADER_CHANGE)
            | Faults.only(FaultKind.PARTITION_GROWTH)
            | Faults.only(FaultKind.SLOW_FETCH);

    private final Run run;
    /** Made when the first of them may strike, which is never in most runs. */
    private @Nullable Map<FaultKind, Mishap> all;

    Mishaps(Run run) {
        this.run = run;
    }

    private Map<FaultKind, Mishap> all() {
        if (all == null) {
            LogLife life = new LogLife(run);
            all = new EnumMap<>(FaultKind.class);
            all.put(FaultKind.RETENTION, new RetentionFault(run, life));
            all.put(FaultKind.COMPACTION, new CompactionFault(run, life));
            all.put(FaultKind.TRANSACTION_MARKER, new MarkerFault(run, life));
            all.put(FaultKind.ABORTED_TRANSACTION, new AbortFault(run));
            all.put(FaultKind.LEADER_CHANGE, new LeaderFault(run, life));
            all.put(FaultKind.PARTITION_GROWTH, new GrowthFault(run));
            all.put(FaultKind.SLOW_FETCH, new FetchFault(run));
        }
        return all;
    }

    /** Bits of {@code among} without the mishaps that cannot strike before {@code member} is handed {@code next}. */
    long beforePoll(long among, Member member, Holding holding, LogRecord next) {
        if (!run.faults.mayStrike(BITS)) {
            return among;
        }
        Place place = new Place(Point.BEFORE_POLL, run.partition(holding), member, holding, next);
        return among & (possible(place) | ~BITS);
    }

    private long possible(Place place) {
        long possible = 0;
        for (Mishap each : all().values()) {
            possible |= each.possible(place);
        }
        return possible & BITS;
    }

    /** Lets {@code fault} strike if it is a mishap; whether it is. */
    boolean strike(FaultOption fault, Place place) {
        boolean isOne = (fault.bit() & BITS) != 0;
        Mishap mishap = isOne && fault.kind() != null ? all().get(fault.kind()) : null;
        if (mishap == null) {
            return false;
        }
        mishap.strike(fault, place);
        return true;
    }

    /** Asks whether a mishap strikes where no member is concerned, and lets it; whether one did. */
    boolean strikes(Point point, Partition partition, @Nullable LogRecord record, long among) {
        if (!run.faults.mayStrike(BITS & among)) {
            return false;
        }
        Place place = new Place(point, partition, null, null, record);
        String what = record == null ? partition.id().toString() : "behind it";
        FaultOption fault = run.faults.at(point, null, record, what, possible(place) & among);
        return strike(fault, place);
    }
}
