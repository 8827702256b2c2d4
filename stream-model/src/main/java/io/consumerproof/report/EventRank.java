package io.consumerproof.report;

import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.EventCases;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.report.Relevance.Rank;
import java.util.List;

/** How much an event has to do with a violation by its kind and by what it is about, whatever came before it. */
final class EventRank implements EventCases<Rank> {

    private final Concern concern;

    EventRank(Concern concern) {
        this.concern = concern;
    }

    private Rank about(Event event, Rank records, Rank kin) {
        RecordId record = event.record();
        if (record == null) {
            return kin == Rank.ASIDE ? Rank.ASIDE : Rank.NONE;
        }
        if (concern.records().containsKey(record)) {
            return records;
        }
        return concern.kin().contains(record) ? kin : Rank.NONE;
    }

    private Rank consequence(Event event) {
        return about(event, Rank.CONSEQUENCE, Rank.ASIDE);
    }

    private Rank work(Event event) {
        return about(event, Rank.WORK, Rank.ASIDE);
    }

    private Rank aside(Event event) {
        return about(event, Rank.ASIDE, Rank.NONE);
    }

    /** A commit that passes a concerned record is part of the work on it. */
    private Rank commit(CommitEvent event) {
        boolean passes = concern.records().keySet().stream()
                .anyMatch(id -> id.partition().equals(event.partition()) && id.offset() + 1 == event.nextOffset());
        return passes ? Rank.WORK : partitions(List.of(event.partition()));
    }

    private Rank consequence(TopicPartition partition) {
        return concern.partitions().contains(partition) ? Rank.CONSEQUENCE : Rank.NONE;
    }

    private Rank partitions(List<TopicPartition> partitions) {
        return partitions.stream().anyMatch(concern.partitions()::contains) ? Rank.ASIDE : Rank.NONE;
    }

    @Override
    public Rank committed(CommitEvent.Committed event) {
        return commit(event);
    }

    @Override
    public Rank commitRefused(CommitEvent.CommitRefused event) {
        return commit(event);
    }

    @Override
    public Rank applied(EffectEvent.Applied event) {
        return work(event);
    }

    @Override
    public Rank absorbed(EffectEvent.Absorbed event) {
        return work(event);
    }

    @Override
    public Rank conflicted(EffectEvent.Conflicted event) {
        return work(event);
    }

    @Override
    public Rank effectFailed(EffectEvent.EffectFailed event) {
        return work(event);
    }

    @Override
    public Rank statementExecuted(EffectEvent.StatementExecuted event) {
        return aside(event);
    }

    @Override
    public Rank stateCommitted(EffectEvent.StateCommitted event) {
        return event.changed() ? work(event) : aside(event);
    }

    @Override
    public Rank stateRolledBack(EffectEvent.StateRolledBack event) {
        return aside(event);
    }

    @Override
    public Rank formed(GroupEvent.Formed event) {
        return Rank.NONE;
    }

    @Override
    public Rank rebalanceStarted(GroupEvent.RebalanceStarted event) {
        return Rank.NONE;
    }

    @Override
    public Rank assigned(GroupEvent.Assigned event) {
        return Rank.NONE;
    }

    @Override
    public Rank revoked(GroupEvent.Revoked event) {
        return partitions(event.partitions());
    }

    @Override
    public Rank lost(GroupEvent.Lost event) {
        return partitions(event.partitions());
    }

    @Override
    public Rank ejected(GroupEvent.Ejected event) {
        return Rank.ASIDE;
    }

    @Override
    public Rank offsetReset(GroupEvent.OffsetReset event) {
        return Rank.NONE;
    }

    @Override
    public Rank positionReset(GroupEvent.PositionReset event) {
        return consequence(event.partition());
    }

    @Override
    public Rank positionLost(GroupEvent.PositionLost event) {
        return consequence(event.partition());
    }

    @Override
    public Rank delivered(HandlingEvent.Delivered event) {
        return work(event);
    }

    @Override
    public Rank handled(HandlingEvent.Handled event) {
        return aside(event);
    }

    @Override
    public Rank failed(HandlingEvent.Failed event) {
        return work(event);
    }

    @Override
    public Rank retryScheduled(HandlingEvent.RetryScheduled event) {
        return aside(event);
    }

    @Override
    public Rank skipped(HandlingEvent.Skipped event) {
        return consequence(event);
    }

    @Override
    public Rank quarantined(HandlingEvent.Quarantined event) {
        return consequence(event);
    }

    @Override
    public Rank blocked(HandlingEvent.Blocked event) {
        return consequence(event);
    }

    @Override
    public Rank stopped(HandlingEvent.Stopped event) {
        return consequence(event);
    }

    @Override
    public Rank discarded(HandlingEvent.Discarded event) {
        return aside(event);
    }

    @Override
    public Rank appended(LogEvent.Appended event) {
        return Rank.NONE;
    }

    @Override
    public Rank startMoved(LogEvent.StartMoved event) {
        return Rank.NONE;
    }

    @Override
    public Rank compacted(LogEvent.Compacted event) {
        return Rank.NONE;
    }

    @Override
    public Rank markerWritten(LogEvent.MarkerWritten event) {
        return Rank.NONE;
    }

    @Override
    public Rank transactionOpened(LogEvent.TransactionOpened event) {
        return Rank.NONE;
    }

    @Override
    public Rank transactionAborted(LogEvent.TransactionAborted event) {
        return partitions(List.of(event.partition()));
    }

    @Override
    public Rank leaderChanged(LogEvent.LeaderChanged event) {
        return Rank.NONE;
    }

    @Override
    public Rank partitionsAdded(LogEvent.PartitionsAdded event) {
        return Rank.NONE;
    }

    @Override
    public Rank started(MemberEvent.Started event) {
        return Rank.NONE;
    }

    @Override
    public Rank crashed(MemberEvent.Crashed event) {
        return Rank.NONE;
    }

    @Override
    public Rank stalled(MemberEvent.Stalled event) {
        return Rank.NONE;
    }

    @Override
    public Rank resumed(MemberEvent.Resumed event) {
        return Rank.ASIDE;
    }

    @Override
    public Rank closed(MemberEvent.Closed event) {
        return Rank.NONE;
    }

    @Override
    public Rank crashSwallowed(MemberEvent.CrashSwallowed event) {
        return Rank.ASIDE;
    }

    @Override
    public Rank clockJumped(MemberEvent.ClockJumped event) {
        return Rank.NONE;
    }

    @Override
    public Rank fetchDelayed(MemberEvent.FetchDelayed event) {
        return Rank.NONE;
    }

    @Override
    public Rank drained(RunEvent.Drained event) {
        return Rank.NONE;
    }

    @Override
    public Rank restarted(RunEvent.Restarted event) {
        return Rank.NONE;
    }

    @Override
    public Rank raceTurned(RunEvent.RaceTurned event) {
        return Rank.FAULT;
    }

    @Override
    public Rank stateCaptured(RunEvent.StateCaptured event) {
        return Rank.NONE;
    }
}
