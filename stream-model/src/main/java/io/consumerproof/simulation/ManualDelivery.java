package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.StaleCommitException;

/** A record in the hands of a handler, through which it may commit. */
final class ManualDelivery implements Delivery {

    private final Run run;
    private final Commits commits;
    private final Member member;
    private final Work work;
    private final int attempt;

    ManualDelivery(Run run, Commits commits, Member member, Work work, int attempt) {
        this.run = run;
        this.commits = commits;
        this.member = member;
        this.work = work;
        this.attempt = attempt;
    }

    @Override
    public LogRecord record() {
        return work.record();
    }

    @Override
    public MemberId member() {
        return member.id;
    }

    @Override
    public int generation() {
        return member.generation;
    }

    @Override
    public int attempt() {
        return attempt;
    }

    @Override
    public void commit(long nextOffset) {
        CommitMode mode = run.groupOf(member).settings().commit();
        if (mode != CommitMode.MANUAL) {
            throw new IllegalStateException(
                    "the group commits '" + mode + "'; Delivery.commit goes with 'commit: manual'");
        }
        if (nextOffset < 0) {
            throw new IllegalArgumentException("nextOffset is " + nextOffset + ", the least is 0");
        }
        if (member.phase == Phase.DEAD) {
            throw Crash.CRASH;
        }
        boolean known = commits.commit(member, work.holding(), nextOffset);
        run.footprint.goOn(run.groupOf(member).handlers.isolated());
        if (!known) {
            member.stale = true;
            throw new StaleCommitException(member.id + " commits " + nextOffset + " for " + work.holding().partition
                    + ", but its group no longer knows it");
        }
        work.holding().committedInHand = nextOffset;
    }
}
