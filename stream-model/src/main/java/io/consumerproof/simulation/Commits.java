package io.consumerproof.simulation;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commits offsets for members, as a client does that repeats what may be repeated. */
final class Commits {

    private final Run run;
    private final Loop loop;

    Commits(Run run, Loop loop) {
        this.run = run;
        this.loop = loop;
    }

    /**
     * Commits {@code nextOffset}; a retriable or unanswered commit is repeated, one during a rebalance once that is over.
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
            Refusal refusal = send(member, holding.partition, nextOffset);
            if (refusal == Refusal.REBALANCE_IN_PROGRESS) {
                refused(member, holding, nextOffset, "a rebalance is in progress", false, true);
                holding.postponed = nextOffset;
                return true;
            }
            if (refusal != null) {
                boolean injected = fault == FaultOption.COMMIT_STALE;
                refused(member, holding, nextOffset, sentence(member, refusal), injected, false);
                return false;
            }
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

    private @Nullable Refusal send(Member member, TopicPartition partition, long nextOffset) {
        try {
            member.membership().commit(partition, CommittedOffset.of(nextOffset), run.nowMicros);
            return null;
        } catch (RefusedException refused) {
            return refused.refusal();
        }
    }

    private String sentence(Member member, Refusal refusal) {
        GroupRun group = run.groupOf(member);
        if (refusal == Refusal.FENCED_INSTANCE_ID) {
            return "another process has its instance id '" + member.instanceId + "'";
        }
        return group.knows(member)
                ? "stale generation " + member.generation + ", the group is at " + group.generation()
                : "the group no longer knows " + member.id + ", it is at generation " + group.generation();
    }

    private void refused(
            Member member, Holding holding, long nextOffset, String reason, boolean injected, boolean retriable) {
        run.record(new CommitEvent.CommitRefused(
                run.nowMicros, member.id, holding.partition, nextOffset, reason, injected, retriable));
    }

    /** The network holds back the member's heartbeats and its commit until its session is over. */
    private void loseSession(Member member) {
        GroupRun group = run.groupOf(member);
        if (group.knows(member) && !member.membership().isJoining()) {
            loop.lives().disconnect(member);
            loop.lives().passTo(run.nowMicros + Lives.micros(group.settings().sessionTimeout()));
            loop.lives().connect(member);
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

    /** Commits what had to wait for the end of a rebalance, and else what is finished where the member commits that; false as {@link #commit}. */
    boolean commitRest(Member member, List<Holding> holdings) {
        CommitMode mode = run.groupOf(member).settings().commit();
        boolean finished = mode == CommitMode.AFTER_BATCH || mode == CommitMode.AFTER_RECORD;
        for (int i = 0; i < holdings.size(); i++) {
            Holding each = holdings.get(i);
            long next = finished && each.unsaved ? each.finished : each.postponed;
            if (next != Holding.NOTHING_POSTPONED && !commit(member, each, next)) {
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

    /**
     * What a client does by itself before it gives anything up; a refusal does not keep it from going on.
     *
     * @source Kafka 4.3, ConsumerCoordinator.onJoinPrepare and ConsumerMembershipManager.signalReconciliationStarted
     */
    void commitBeforeRebalance(Member member) {
        boolean auto = run.groupOf(member).settings().commit() == CommitMode.AUTO;
        if (auto && member.membership().isStable() && run.groupOf(member).knows(member)) {
            commitPositions(member);
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

    /** Commits behind everything that the last poll returned, as if it were handled; false as {@link #commit}. */
    boolean commitAhead(Member member) {
        for (int i = 0; i < member.holdings.size(); i++) {
            Holding each = member.holdings.get(i);
            if (each.hasBatch()) {
                each.ahead = each.batchEnd;
                if (!commit(member, each, each.batchEnd)) {
                    return false;
                }
            } else if (each.position != each.committed && !commit(member, each, each.position)) {
                return false;
            }
        }
        return true;
    }

    /** Drops what the last polls returned and was not finished. */
    void discard(Member member) {
        discard(member, member.holdings);
    }

    /** Drops what the last polls returned of {@code holdings} and was not finished. */
    void discard(Member member, List<Holding> holdings) {
        List<RecordId> dropped = new ArrayList<>();
        for (Holding each : holdings) {
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
