package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import java.util.ArrayList;
import java.util.List;

/** A record whose back-off is over is handed to the handler again. */
final class TryAgain implements Step {

    private final Run run;
    private final Handling handling;

    TryAgain(Run run, Handling handling) {
        this.run = run;
        this.handling = handling;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.dueRetry(run.nowMicros) != null;
    }

    @Override
    public void take(Member member) {
        List<Work> works = new ArrayList<>();
        for (Holding each : member.holdings) {
            boolean due = each.retryDueMicros != Holding.NO_RETRY && each.retryDueMicros <= run.nowMicros;
            LogRecord record = due && !each.blocked ? run.next(member, each) : null;
            if (record != null && (works.isEmpty() || member.handler().takesBatches())) {
                each.retryDueMicros = Holding.NO_RETRY;
                works.addAll(handling.works(member, each, record));
            }
        }
        handling.attempt(member, works);
    }
}
