package io.consumerproof.report;

import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.EventCases;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.RunEvent;

/** Cases that answer no; who looks for certain kinds of event, or learns from them, overrides those. */
abstract class QuietCases implements EventCases<Boolean> {

    @Override
    public Boolean committed(CommitEvent.Committed event) {
        return false;
    }

    @Override
    public Boolean commitRefused(CommitEvent.CommitRefused event) {
        return false;
    }

    @Override
    public Boolean applied(EffectEvent.Applied event) {
        return false;
    }

    @Override
    public Boolean absorbed(EffectEvent.Absorbed event) {
        return false;
    }

    @Override
    public Boolean conflicted(EffectEvent.Conflicted event) {
        return false;
    }

    @Override
    public Boolean effectFailed(EffectEvent.EffectFailed event) {
        return false;
    }

    @Override
    public Boolean statementExecuted(EffectEvent.StatementExecuted event) {
        return false;
    }

    @Override
    public Boolean stateCommitted(EffectEvent.StateCommitted event) {
        return false;
    }

    @Override
    public Boolean stateRolledBack(EffectEvent.StateRolledBack event) {
        return false;
    }

    @Override
    public Boolean formed(GroupEvent.Formed event) {
        return false;
    }

    @Override
    public Boolean rebalanceStarted(GroupEvent.RebalanceStarted event) {
        return false;
    }

    @Override
    public Boolean assigned(GroupEvent.Assigned event) {
        return false;
    }

    @Override
    public Boolean revoked(GroupEvent.Revoked event) {
        return false;
    }

    @Override
    public Boolean lost(GroupEvent.Lost event) {
        return false;
    }

    @Override
    public Boolean ejected(GroupEvent.Ejected event) {
        return false;
    }

    @Override
    public Boolean offsetReset(GroupEvent.OffsetReset event) {
        return false;
    }

    @Override
    public Boolean positionReset(GroupEvent.PositionReset event) {
        return false;
    }

    @Override
    public Boolean positionLost(GroupEvent.PositionLost event) {
        return false;
    }

    @Override
    public Boolean delivered(HandlingEvent.Delivered event) {
        return false;
    }

    @Override
    public Boolean handled(HandlingEvent.Handled event) {
        return false;
    }

    @Override
    public Boolean failed(HandlingEvent.Failed event) {
        return false;
    }

    @Override
    public Boolean retryScheduled(HandlingEvent.RetryScheduled event) {
        return false;
    }

    @Override
    public Boolean skipped(HandlingEvent.Skipped event) {
        return false;
    }

    @Override
    public Boolean quarantined(HandlingEvent.Quarantined event) {
        return false;
    }

    @Override
    public Boolean blocked(HandlingEvent.Blocked event) {
        return false;
    }

    @Override
    public Boolean stopped(HandlingEvent.Stopped event) {
        return false;
    }

    @Override
    public Boolean discarded(HandlingEvent.Discarded event) {
        return false;
    }

    @Override
    public Boolean appended(LogEvent.Appended event) {
        return false;
    }

    @Override
    public Boolean startMoved(LogEvent.StartMoved event) {
        return false;
    }

    @Override
    public Boolean compacted(LogEvent.Compacted event) {
        return false;
    }

    @Override
    public Boolean markerWritten(LogEvent.MarkerWritten event) {
        return false;
    }

    @Override
    public Boolean transactionOpened(LogEvent.TransactionOpened event) {
        return false;
    }

    @Override
    public Boolean transactionAborted(LogEvent.TransactionAborted event) {
        return false;
    }

    @Override
    public Boolean leaderChanged(LogEvent.LeaderChanged event) {
        return false;
    }

    @Override
    public Boolean partitionsAdded(LogEvent.PartitionsAdded event) {
        return false;
    }

    @Override
    public Boolean started(MemberEvent.Started event) {
        return false;
    }

    @Override
    public Boolean crashed(MemberEvent.Crashed event) {
        return false;
    }

    @Override
    public Boolean stalled(MemberEvent.Stalled event) {
        return false;
    }

    @Override
    public Boolean resumed(MemberEvent.Resumed event) {
        return false;
    }

    @Override
    public Boolean closed(MemberEvent.Closed event) {
        return false;
    }

    @Override
    public Boolean crashSwallowed(MemberEvent.CrashSwallowed event) {
        return false;
    }

    @Override
    public Boolean clockJumped(MemberEvent.ClockJumped event) {
        return false;
    }

    @Override
    public Boolean fetchDelayed(MemberEvent.FetchDelayed event) {
        return false;
    }

    @Override
    public Boolean drained(RunEvent.Drained event) {
        return false;
    }

    @Override
    public Boolean restarted(RunEvent.Restarted event) {
        return false;
    }

    @Override
    public Boolean raceTurned(RunEvent.RaceTurned event) {
        return false;
    }

    @Override
    public Boolean stateCaptured(RunEvent.StateCaptured event) {
        return false;
    }
}
