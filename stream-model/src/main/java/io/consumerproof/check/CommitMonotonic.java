package io.consumerproof.check;

import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A group's committed next offset never goes back, except behind a declared reset. Excused: a member that its group removed and
 * that does not know yet. Under the consumer protocol its commit is taken while the group has no member, and what its successors
 * did is handled again.
 *
 * @source Kafka 4.3, CommitRequestManager.onMemberEpochUpdated: who is out commits without an epoch;
 *     ConsumerGroup.validateOffsetCommit: an empty group takes that
 */
final class CommitMonotonic implements Check {

    @Override
    public String name() {
        return "commit-monotonic";
    }

    @Override
    public String promise() {
        return "a group's committed offset never goes back except by a declared reset";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        PerPartition<Mark> marks = new PerPartition<>(Mark::new);
        TreeSet<MemberId> removed = new TreeSet<>();
        History run = evidence.run();
        int commits = 0;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof CommitEvent.Committed) {
                CommitEvent.Committed commit = (CommitEvent.Committed) event;
                Mark mark = marks.at(commit.member().group(), commit.partition());
                commits++;
                if (commit.nextOffset() < mark.nextOffset && !removed.contains(commit.member())) {
                    return Verdict.violated(this, commits, "commits", violation(run, commit, mark, at));
                }
                mark.nextOffset = commit.nextOffset();
                mark.at = at;
            } else if (event instanceof GroupEvent) {
                read((GroupEvent) event, marks, removed);
            }
        }
        return Verdict.of(this, commits, "commits");
    }

    private static void read(GroupEvent event, PerPartition<Mark> marks, TreeSet<MemberId> removed) {
        if (event instanceof GroupEvent.OffsetReset) {
            GroupEvent.OffsetReset reset = (GroupEvent.OffsetReset) event;
            marks.at(reset.group(), reset.partition()).back(reset.nextOffset());
        } else if (event instanceof GroupEvent.PositionReset) {
            GroupEvent.PositionReset reset = (GroupEvent.PositionReset) event;
            marks.at(reset.group(), reset.partition()).back(reset.nextOffset());
        } else if (event instanceof GroupEvent.Ejected) {
            removed.add(((GroupEvent.Ejected) event).member());
        } else if (event instanceof GroupEvent.Assigned) {
            removed.remove(((GroupEvent.Assigned) event).member());
        }
    }

    private Violation violation(History run, CommitEvent.Committed commit, Mark mark, int at) {
        PartitionRecords records = RunLog.of(run).partition(commit.partition());
        List<RecordId> again = new ArrayList<>();
        for (int i = records.from(commit.nextOffset()); i < records.from(mark.nextOffset); i++) {
            LogRecord record = records.at(i);
            again.add(record.id());
        }
        return new Violation(
                name(),
                "The committed next offset of " + commit.partition() + " in group '"
                        + commit.member().group() + "' went back from " + mark.nextOffset + " to "
                        + commit.nextOffset() + ".",
                commit.member() + " commits an older position over a newer one: late, or out of turn.",
                "Commit in order, one commit at a time, and only what is beyond the last one.",
                again,
                List.of(mark.at, at));
    }

    private static final class Mark {
        private long nextOffset = Long.MIN_VALUE;
        private int at;

        void back(long to) {
            nextOffset = Math.min(nextOffset, to);
        }
    }
}
