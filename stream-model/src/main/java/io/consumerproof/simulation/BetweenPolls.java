package io.consumerproof.simulation;

import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.Point;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;
import org.jspecify.annotations.Nullable;

/** What can befall a member between two polls. */
final class BetweenPolls {

    private final Run run;
    private final Loop loop;
    private final Commits commits;
    private final Mishaps mishaps;

    BetweenPolls(Run run, Loop loop, Commits commits, Mishaps mishaps) {
        this.run = run;
        this.loop = loop;
        this.commits = commits;
        this.mishaps = mishaps;
    }

    /**
     * Lets {@code fault} take its course.
     *
     * @param holding the partition that a redelivery seeks back in; null: all of them
     * @param next what would be handed over next; null in a lull
     * @return whether anything happened, so that the member's turn is over
     */
    boolean happens(
            Member member, @Nullable Holding holding, @Nullable LogRecord next, Point point, FaultOption fault) {
        if (fault == FaultOption.NONE) {
            return false;
        }
        endBatch(member);
        if (holding != null && mishaps.strike(fault, new Place(point, run.partition(holding), member, holding, next))) {
            return true;
        }
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

    /**
     * An eager rebalance takes everything from everybody. Under the other protocols nobody would notice, so there the member
     * unsubscribes and subscribes again.
     *
     * @source Consumer.enforceRebalance (KIP-568) and Consumer.unsubscribe, Kafka 4.3
     */
    private void askForRebalance(Member member) {
        if (member.membership().awaitsPoll()) {
            return;
        }
        if (run.groupOf(member).isEager()) {
            run.groupOf(member).because("asked for by " + member.id);
            member.membership().enforceRebalance();
        } else if (commitBatch(member)) {
            loop.lives().resubscribe(member);
        } else {
            commits.discard(member);
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
                rewind(member, each, one);
            }
        }
    }

    private void rewind(Member member, Holding holding, boolean one) {
        long target = run.startOffset(holding.partition);
        LogRecord record = run.read(member, holding, target);
        while (one && record != null && record.offset() < holding.position) {
            target = record.offset();
            record = run.read(member, holding, target + 1);
        }
        if (target < holding.position) {
            run.record(new GroupEvent.OffsetReset(
                    run.nowMicros,
                    member.id.group(),
                    holding.partition,
                    holding.position,
                    target,
                    GroupEvent.Reset.REDELIVERY));
            holding.seek(target);
        }
    }
}
