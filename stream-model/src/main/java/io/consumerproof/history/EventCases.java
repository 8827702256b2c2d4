package io.consumerproof.history;

/**
 * One method for each kind of event, so that a new kind breaks everything that must learn it.
 *
 * @param <R> what telling the kinds apart yields
 */
public interface EventCases<R> {

    R committed(CommitEvent.Committed event);

    R commitRefused(CommitEvent.CommitRefused event);

    R applied(EffectEvent.Applied event);

    R absorbed(EffectEvent.Absorbed event);

    R conflicted(EffectEvent.Conflicted event);

    R effectFailed(EffectEvent.EffectFailed event);

    R statementExecuted(EffectEvent.StatementExecuted event);

    R stateCommitted(EffectEvent.StateCommitted event);

    R stateRolledBack(EffectEvent.StateRolledBack event);

    R formed(GroupEvent.Formed event);

    R rebalanceStarted(GroupEvent.RebalanceStarted event);

    R assigned(GroupEvent.Assigned event);

    R revoked(GroupEvent.Revoked event);

    R lost(GroupEvent.Lost event);

    R ejected(GroupEvent.Ejected event);

    R offsetReset(GroupEvent.OffsetReset event);

    R positionReset(GroupEvent.PositionReset event);

    R positionLost(GroupEvent.PositionLost event);

    R delivered(HandlingEvent.Delivered event);

    R handled(HandlingEvent.Handled event);

    R failed(HandlingEvent.Failed event);

    R retryScheduled(HandlingEvent.RetryScheduled event);

    R skipped(HandlingEvent.Skipped event);

    R quarantined(HandlingEvent.Quarantined event);

    R blocked(HandlingEvent.Blocked event);

    R stopped(HandlingEvent.Stopped event);

    R discarded(HandlingEvent.Discarded event);

    R appended(LogEvent.Appended event);

    R startMoved(LogEvent.StartMoved event);

    R compacted(LogEvent.Compacted event);

    R markerWritten(LogEvent.MarkerWritten event);

    R transactionOpened(LogEvent.TransactionOpened event);

    R transactionAborted(LogEvent.TransactionAborted event);

    R leaderChanged(LogEvent.LeaderChanged event);

    R partitionsAdded(LogEvent.PartitionsAdded event);

    R started(MemberEvent.Started event);

    R crashed(MemberEvent.Crashed event);

    R stalled(MemberEvent.Stalled event);

    R resumed(MemberEvent.Resumed event);

    R closed(MemberEvent.Closed event);

    R crashSwallowed(MemberEvent.CrashSwallowed event);

    R clockJumped(MemberEvent.ClockJumped event);

    R fetchDelayed(MemberEvent.FetchDelayed event);

    R drained(RunEvent.Drained event);

    R restarted(RunEvent.Restarted event);

    R raceTurned(RunEvent.RaceTurned event);

    R stateCaptured(RunEvent.StateCaptured event);
}
