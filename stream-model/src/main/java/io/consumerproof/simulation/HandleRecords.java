package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The next record of a poll is handed to the handler, or all of them to one that takes batches. */
final class HandleRecords implements Step {

    private final Run run;
    private final Handling handling;

    HandleRecords(Run run, Handling handling) {
        this.run = run;
        this.handling = handling;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.ready() != null;
    }

    @Override
    public void take(Member member) {
        List<Work> works = member.handler().takesBatches() ? all(member) : one(member);
        if (!works.isEmpty() && !isInterrupted(member, works.get(0))) {
            handling.attempt(member, works);
        }
    }

    private List<Work> one(Member member) {
        for (Holding each : member.holdings) {
            LogRecord record = first(member, each);
            if (record != null) {
                return List.of(new Work(each, record));
            }
        }
        return List.of();
    }

    private List<Work> all(Member member) {
        List<Work> works = new ArrayList<>();
        for (Holding each : member.holdings) {
            LogRecord record = first(member, each);
            if (record != null) {
                works.addAll(handling.works(member, each, record));
            }
        }
        return works;
    }

    /** The first record of the batch that is not handed over; null, and the batch at its end, if only a gap is left of it. */
    private @Nullable LogRecord first(Member member, Holding holding) {
        if (!holding.hasBatch() || holding.isPaused()) {
            return null;
        }
        LogRecord record = run.next(member, holding);
        if (record == null || record.offset() >= holding.batchEnd) {
            holding.position = Math.max(holding.position, holding.batchEnd);
            return null;
        }
        return record;
    }

    /**
     * What can happen between two polls can happen before every record: the poll before it may have returned no more than what
     * was handled so far. Not so where that poll committed what it returned.
     */
    private boolean isInterrupted(Member member, Work first) {
        for (Holding each : member.holdings) {
            if (each.isAhead()) {
                return false;
            }
        }
        long among = run.canSeekBack(member, first.holding()) ? Faults.ANY : Faults.allBut(FaultKind.REDELIVERY);
        among = handling.mishaps().beforePoll(among, member, first.holding(), first.record());
        FaultOption fault = run.faults.at(Point.BEFORE_POLL, member.id, first.record(), "", among);
        return handling.between().happens(member, first.holding(), first.record(), Point.BEFORE_POLL, fault);
    }
}
