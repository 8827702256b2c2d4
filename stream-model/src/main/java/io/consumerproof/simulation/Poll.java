package io.consumerproof.simulation;

import io.consumerproof.group.Races;
import io.consumerproof.history.LogRecord;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Protocol;

/**
 * A member polls: auto-commit commits what earlier polls returned, then everything there is comes back, partition by partition.
 *
 * @source ConsumerCoordinator.poll and FetchCollector.collectFetch, Kafka 4.3
 */
final class Poll implements Step {

    private final Run run;
    private final Commits commits;
    private final Positions positions;

    Poll(Run run, Commits commits, Positions positions) {
        this.run = run;
        this.commits = commits;
        this.positions = positions;
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
        return isAnswered(holding) && (positions.isLost(holding) || run.next(member, holding) != null);
    }

    private boolean isAnswered(Holding holding) {
        return !holding.isPaused() && holding.fetchDueMicros <= run.nowMicros;
    }

    @Override
    public void take(Member member) {
        boolean mayCommit = mayCommit(member);
        boolean ahead = mayCommit && readsAhead(member);
        if (mayCommit && !ahead && !commits.commitPositions(member)) {
            commits.discard(member);
            return;
        }
        if (!positions.recover(member)) {
            return;
        }
        fetch(member);
        if (ahead && !commits.commitAhead(member)) {
            commits.discard(member);
        }
    }

    /** Whether the commit of this poll takes in what it returns. */
    private boolean readsAhead(Member member) {
        if (run.groupOf(member).settings().protocol() != Protocol.CONSUMER) {
            return false;
        }
        for (Holding each : member.holdings) {
            if (canFetch(member, each)) {
                return run.cluster.race().choose(Races.AUTO_COMMIT_READS_AHEAD, 2) == 1;
            }
        }
        return false;
    }

    private void fetch(Member member) {
        int room = run.groupOf(member).settings().maxPollRecords();
        int size = size(member);
        room = size == PollSize.ONE_RECORD ? 1 : room;
        for (Holding each : member.holdings) {
            if (isAnswered(each) && room > 0) {
                int taken = fetch(member, each, room);
                room = size == PollSize.ONE_PARTITION && taken > 0 ? 0 : room - taken;
            }
        }
    }

    /** How much this poll returns, where there is more than one record. */
    private int size(Member member) {
        int partitions = 0;
        long offsets = 0;
        for (Holding each : member.holdings) {
            long there = isAnswered(each) ? run.endOf(member, each) - each.position : 0;
            partitions += there > 0 ? 1 : 0;
            offsets += Math.max(0, there);
        }
        return offsets > 1 ? run.choices.choose(new PollSize(member, partitions > 1)) : PollSize.ALL;
    }

    /** Takes up to {@code room} records into the batch; returns how many. */
    private int fetch(Member member, Holding holding, int room) {
        long end = run.endOf(member, holding);
        if (end - holding.position <= room) {
            holding.batchEnd = Math.max(holding.position, end);
            return (int) Math.max(0, end - holding.position);
        }
        int count = 0;
        LogRecord record = run.next(member, holding);
        while (record != null && count < room) {
            holding.batchEnd = record.offset() + 1;
            count++;
            record = run.read(member, holding, holding.batchEnd);
        }
        return count;
    }
}
