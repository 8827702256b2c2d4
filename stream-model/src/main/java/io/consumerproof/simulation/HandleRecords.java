package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import java.util.ArrayList;
import java.util.List;

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
        List<Work> works = new ArrayList<>();
        for (Holding each : member.holdings) {
            if (each.hasBatch()
                    && !each.isPaused()
                    && (works.isEmpty() || member.handler().takesBatches())) {
                LogRecord record = run.next(each);
                if (record == null || record.offset() >= each.batchEnd) {
                    each.position = Math.max(each.position, each.batchEnd);
                } else {
                    works.addAll(handling.works(member, each, record));
                }
            }
        }
        if (!works.isEmpty() && !isInterrupted(member, works.get(0))) {
            handling.attempt(member, works);
        }
    }

    /**
     * What can happen between two polls can happen before every record: the poll before it may have returned no more than what
     * was handled so far.
     */
    private boolean isInterrupted(Member member, Work first) {
        FaultOption fault = run.faults.at(Point.BEFORE_POLL, member.id, first.record(), "");
        return handling.between().happens(member, first.holding(), Point.BEFORE_POLL, fault);
    }
}
