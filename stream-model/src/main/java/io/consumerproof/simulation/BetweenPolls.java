package io.consumerproof.simulation;

import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.Point;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;
import org.jspecify.annotations.Nullable;

/** What can befall a member between two polls. */
final class BetweenPolls {

    private final Run run;
    private final Loop loop;
    private final Commits commits;

    BetweenPolls(Run run, Loop loop, Commits commits) {
        this.run = run;
        this.loop = loop;
        this.commits = commits;
    }

    /**
     * Lets {@code fault} take its course.
     *
     * @param holding the partition that a redelivery seeks back in; null: all of them
     * @return whether anything happened, so that the member's turn is over
     */
    boolean happens(Member member, @Nullable Holding holding, Point point, FaultOption fault) {
        if (fault == FaultOption.NONE) {
            return false;
        }
        endBatch(member);
        switch (fault) {
            case CRASH -> throw loop.lives().crash(member, point);
            case JOIN -> loop.lives().start(member.group, null, null);
            case LEAVE ->
                close(member, Close.LEAVE, loop.lives().alive(member.group).size() == 1);
            case STOP -> close(member, Close.STOP, true);
            case SAME_MEMBER -> askForRebalance(member);
            case BACK_ONE, BACK_TO_START -> seekBack(member, holding, fault == FaultOption.BACK_ONE);
            default -> throw new IllegalStateException("model bug: " + fault + " between polls");
        }
        return true;
    }

    /** @source Consumer.enforceRebalance, Kafka 4.3 (KIP-568) */
    private void askForRebalance(Member member) {
        if (!member.membership().awaitsPoll()) {
            run.groupOf(member).because("asked for by " + member.id);
            member.membership().enforceRebalance();
        }
    }

    /** The poll returned no more than what was handled. */
    private static void endBatch(Member member) {
        for (Holding each : member.holdings) {
            each.batchEnd = each.isPaused() ? each.batchEnd : each.position;
        }
    }

    /** The batch that the poll returned is over, so it is committed where commits go by batches; false as {@link Commits#commit}. */
    private boolean commitBatch(Member member) {
        return run.groupOf(member).settings().commit() != CommitMode.AFTER_BATCH || commits.commitFinished(member);
    }

    private void close(Member member, Close why, boolean replaced) {
        if (run.groupOf(member).knows(member)) {
            commitBatch(member);
        }
        loop.lives().close(member, why);
        if (replaced) {
            loop.lives().start(member.group, member.id, member.instanceId);
        }
    }

    private void seekBack(Member member, @Nullable Holding holding, boolean one) {
        if (!commitBatch(member)) {
            commits.discard(member);
            return;
        }
        for (Holding each : member.holdings) {
            if (holding == null || holding == each) {
                seekBack(run.groupOf(member), each, one);
            }
        }
    }

    private void seekBack(GroupRun group, Holding holding, boolean one) {
        Partition partition = run.partition(holding);
        long target = partition.startOffset();
        LogRecord record = partition.readFrom(target);
        while (one && record != null && record.offset() < holding.position) {
            target = record.offset();
            record = partition.readFrom(target + 1);
        }
        if (target < holding.position) {
            run.record(new GroupEvent.OffsetReset(
                    run.nowMicros,
                    group.name(),
                    holding.partition,
                    holding.position,
                    target,
                    GroupEvent.Reset.REDELIVERY));
            holding.seek(target);
        }
    }
}
