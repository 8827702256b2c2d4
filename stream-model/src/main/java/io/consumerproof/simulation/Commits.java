package io.consumerproof.simulation;

import io.consumerproof.group.Group;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import java.util.ArrayList;
import java.util.List;

/** Commits offsets for members, as a client does that repeats what may be repeated. */
final class Commits {

    private final Run run;
    private final Loop loop;

    Commits(Run run, Loop loop) {
        this.run = run;
        this.loop = loop;
    }

    /**
     * Commits {@code nextOffset}; a retriable or unanswered commit is repeated.
     *
     * @return false if the group no longer knows the member: the commit did not take hold
     */
    boolean commit(Member member, Holding holding, long nextOffset) {
        while (true) {
            FaultOption fault = run.faults.at(Point.BEFORE_COMMIT, member.id, member.handling, "");
            loop.lives().strike(member, Point.BEFORE_COMMIT, fault);
            if (fault == FaultOption.COMMIT_RETRIABLE) {
                refused(member, holding, nextOffset, "the coordinator is loading", true, true);
                continue;
            }
            if (fault == FaultOption.COMMIT_STALE) {
                loseSession(member);
            }
            Group group = run.groupOf(member);
            String refusal = group.refusal(member.id, member.generation);
            if (refusal != null) {
                refused(member, holding, nextOffset, refusal, fault == FaultOption.COMMIT_STALE, false);
                return false;
            }
            group.commit(holding.partition, nextOffset);
            holding.saved(nextOffset);
            boolean answered = fault != FaultOption.COMMIT_LOST;
            run.record(new CommitEvent.Committed(
                    run.nowMicros, member.id, holding.partition, nextOffset, member.generation, answered));
            if (answered) {
                FaultOption after = run.faults.at(Point.AFTER_COMMIT, member.id, member.handling, "");
                loop.lives().strike(member, Point.AFTER_COMMIT, after);
                return true;
            }
        }
    }

    private void refused(
            Member member, Holding holding, long nextOffset, String reason, boolean injected, boolean retriable) {
        run.record(new CommitEvent.CommitRefused(
                run.nowMicros, member.id, holding.partition, nextOffset, reason, injected, retriable));
    }

    /** The network holds back the member's heartbeats and its commit until its session is over. */
    private void loseSession(Member member) {
        Group group = run.groupOf(member);
        if (group.knows(member.id)) {
            run.nowMicros += Lives.micros(group.settings().sessionTimeout());
            loop.lives().eject(group, member.id);
        }
    }

    /** Commits what is finished and not committed; false as {@link #commit}. */
    boolean commitFinished(Member member) {
        for (int i = 0; i < member.holdings.size(); i++) {
            Holding each = member.holdings.get(i);
            if (each.unsaved && !commit(member, each, each.finished)) {
                return false;
            }
        }
        return true;
    }

    /** Commits what is finished; a member that learns that it is stale drops everything it holds, and will rejoin. */
    void commitFinishedOrDiscard(Member member) {
        if (!commitFinished(member)) {
            discard(member);
        }
    }

    /** Commits the positions, as the client does by itself; false as {@link #commit}. */
    boolean commitPositions(Member member) {
        for (int i = 0; i < member.holdings.size(); i++) {
            Holding each = member.holdings.get(i);
            if (each.position != each.committed && !commit(member, each, each.position)) {
                return false;
            }
        }
        return true;
    }

    /** Drops what the last polls returned and was not finished. */
    void discard(Member member) {
        List<RecordId> dropped = new ArrayList<>();
        for (Holding each : member.holdings) {
            LogRecord record = run.read(member, each, each.position);
            while (record != null && record.offset() < each.batchEnd) {
                dropped.add(record.id());
                record = run.read(member, each, record.offset() + 1);
            }
            each.drop();
        }
        if (!dropped.isEmpty()) {
            run.record(new HandlingEvent.Discarded(run.nowMicros, member.id, dropped));
        }
    }
}
