package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;

/**
 * After drain, revoke and close nothing that a live member finished stays uncommitted. Excused: a partition whose last commit by
 * this member was refused or lost by a fault, and dead, frozen or ejected members. A member that policy stops in the middle of a
 * poll's records has no commit to make where commits go by polls. A client that commits by itself cannot do so while it waits for
 * its assignment, and does not before it gives up what that takes away: what is finished meanwhile is excused.
 */
final class FinishedWorkCommitted implements Check {

    private static final String UNIT = "settled partitions";

    @Override
    public String name() {
        return "finished-work-committed";
    }

    @Override
    public String promise() {
        return "after drain, revoke and close nothing finished stays uncommitted";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Tenancies tenancies = new Tenancies();
        History run = evidence.run();
        for (int at = 0; at < run.size(); at++) {
            List<Tenancy> settled = tenancies.read(at, run.at(at));
            for (int i = 0; i < settled.size(); i++) {
                if (tenancies.isBehind(settled.get(i))) {
                    Violation violation = violation(run, at, settled.get(i), tenancies);
                    return Verdict.violated(this, tenancies.judged(), UNIT, violation);
                }
            }
        }
        return Verdict.of(this, tenancies.judged(), UNIT);
    }

    private Violation violation(History run, int at, Tenancy tenancy, Tenancies tenancies) {
        long committed = tenancies.committed(tenancy);
        List<RecordId> records = new ArrayList<>();
        List<Integer> marks = new ArrayList<>(List.of(at));
        for (int before = tenancy.assignedAt(); before < at; before++) {
            Event event = run.at(before);
            boolean finishes = Tenancies.finishes(event) && tenancy.member().equals(event.member());
            RecordId record = event.record();
            if (finishes
                    && record != null
                    && record.partition().equals(tenancy.partition())
                    && record.offset() >= committed
                    && record.offset() < tenancy.finishedUpTo()) {
                records.add(record);
                marks.add(before);
            }
        }
        long number = records.stream().distinct().count();
        String sentence = Words.records(records) + " " + Words.be(number) + " finished but not committed when "
                + occasion(run.at(at), tenancy) + ": the group has committed "
                + (committed == Claim.NONE ? "nothing" : "next offset " + committed) + " of " + tenancy.partition()
                + ".";
        return new Violation(
                name(),
                sentence,
                "the last commit is not made, or covers less than what is finished.",
                "Commit what is finished, for every partition of a poll, before the partition or the process goes.",
                records,
                marks);
    }

    private static String occasion(Event event, Tenancy tenancy) {
        if (event instanceof GroupEvent.Revoked) {
            return tenancy.member() + " gives " + tenancy.partition() + " back";
        }
        return event instanceof MemberEvent.Closed ? tenancy.member() + " closes" : "everything is drained";
    }
}
