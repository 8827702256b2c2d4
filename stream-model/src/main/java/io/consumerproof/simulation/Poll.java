package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;

/**
 * A member polls: auto-commit commits what earlier polls returned, then everything there is comes back, partition by partition.
 *
 * @source ConsumerCoordinator.poll and FetchCollector.collectFetch, Kafka 4.3
 */
final class Poll implements Step {

    private final Run run;
    private final Commits commits;

    Poll(Run run, Commits commits) {
        this.run = run;
        this.commits = commits;
    }

    @Override
    public boolean mayHappen(Member member) {
        boolean auto = mayCommit(member);
        for (Holding each : member.holdings) {
            if ((auto && each.position != each.committed) || canFetch(member, each)) {
                return true;
            }
        }
        return false;
    }

    /** During a rebalance that it has joined a client goes on with what it keeps, but cannot commit. */
    private boolean mayCommit(Member member) {
        return run.groupOf(member).settings().commit() == CommitMode.AUTO
                && !member.membership().isJoining();
    }

    private boolean canFetch(Member member, Holding holding) {
        return !holding.isPaused() && run.next(member, holding) != null;
    }

    @Override
    public void take(Member member) {
        GroupRun group = run.groupOf(member);
        if (mayCommit(member) && !commits.commitPositions(member)) {
            commits.discard(member);
            return;
        }
        int room = group.settings().maxPollRecords();
        for (Holding each : member.holdings) {
            if (!each.isPaused() && room > 0) {
                room -= fetch(member, each, room);
            }
        }
    }

    /** Takes up to {@code room} records into the batch; returns how many. */
    private int fetch(Member member, Holding holding, int room) {
        Partition partition = run.partition(holding);
        long end = partition.endOffset();
        if (end - holding.position <= room) {
            holding.batchEnd = end;
            return (int) Math.max(0, end - holding.position);
        }
        int count = 0;
        LogRecord record = run.next(member, holding);
        while (record != null && count < room) {
            holding.batchEnd = record.offset() + 1;
            count++;
            record = partition.readFrom(holding.batchEnd);
        }
        return count;
    }
}
