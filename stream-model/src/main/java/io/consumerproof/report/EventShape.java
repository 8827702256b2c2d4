package io.consumerproof.report;

import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.EventCases;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.RunEvent;
import io.consumerproof.report.Timeline.Shape;

/** What an event looks like in a timeline. */
final class EventShape implements EventCases<Shape> {

    @Override
    public Shape committed(CommitEvent.Committed event) {
        return event.answered() ? Shape.COMMIT : Shape.FAULT;
    }

    @Override
    public Shape commitRefused(CommitEvent.CommitRefused event) {
        return event.injected() ? Shape.FAULT : Shape.REFUSED;
    }

    @Override
    public Shape applied(EffectEvent.Applied event) {
        return Shape.EFFECT;
    }

    @Override
    public Shape absorbed(EffectEvent.Absorbed event) {
        return Shape.ABSORBED;
    }

    @Override
    public Shape conflicted(EffectEvent.Conflicted event) {
        return Shape.TROUBLE;
    }

    @Override
    public Shape effectFailed(EffectEvent.EffectFailed event) {
        return Shape.FAULT;
    }

    @Override
    public Shape statementExecuted(EffectEvent.StatementExecuted event) {
        return Shape.STATEMENT;
    }

    @Override
    public Shape stateCommitted(EffectEvent.StateCommitted event) {
        return Shape.STATE;
    }

    @Override
    public Shape stateRolledBack(EffectEvent.StateRolledBack event) {
        return Shape.ROLLED_BACK;
    }

    @Override
    public Shape formed(GroupEvent.Formed event) {
        return Shape.NONE;
    }

    @Override
    public Shape rebalanceStarted(GroupEvent.RebalanceStarted event) {
        return Shape.REBALANCE;
    }

    @Override
    public Shape assigned(GroupEvent.Assigned event) {
        return Shape.ASSIGNED;
    }

    @Override
    public Shape revoked(GroupEvent.Revoked event) {
        return Shape.RELEASED;
    }

    @Override
    public Shape lost(GroupEvent.Lost event) {
        return Shape.RELEASED;
    }

    @Override
    public Shape ejected(GroupEvent.Ejected event) {
        return Shape.EJECTED;
    }

    @Override
    public Shape offsetReset(GroupEvent.OffsetReset event) {
        return Shape.FAULT;
    }

    @Override
    public Shape positionReset(GroupEvent.PositionReset event) {
        return Shape.TROUBLE;
    }

    @Override
    public Shape positionLost(GroupEvent.PositionLost event) {
        return Shape.TROUBLE;
    }

    @Override
    public Shape delivered(HandlingEvent.Delivered event) {
        return Shape.BEGIN;
    }

    @Override
    public Shape handled(HandlingEvent.Handled event) {
        return Shape.END;
    }

    @Override
    public Shape failed(HandlingEvent.Failed event) {
        return event.injected() ? Shape.FAULT : Shape.TROUBLE;
    }

    @Override
    public Shape retryScheduled(HandlingEvent.RetryScheduled event) {
        return Shape.WAIT;
    }

    @Override
    public Shape skipped(HandlingEvent.Skipped event) {
        return Shape.GIVEN_UP;
    }

    @Override
    public Shape quarantined(HandlingEvent.Quarantined event) {
        return Shape.GIVEN_UP;
    }

    @Override
    public Shape blocked(HandlingEvent.Blocked event) {
        return Shape.GIVEN_UP;
    }

    @Override
    public Shape stopped(HandlingEvent.Stopped event) {
        return Shape.GIVEN_UP;
    }

    @Override
    public Shape discarded(HandlingEvent.Discarded event) {
        return Shape.DROPPED;
    }

    @Override
    public Shape appended(LogEvent.Appended event) {
        switch (event.origin()) {
            case DUPLICATE_SEND:
            case LATE_EVENT:
            case ABORTED:
                return Shape.FAULT;
            case SENT:
            case DEAD_LETTER:
                return Shape.SEND;
            default:
                return Shape.NONE;
        }
    }

    @Override
    public Shape startMoved(LogEvent.StartMoved event) {
        return Shape.FAULT;
    }

    @Override
    public Shape compacted(LogEvent.Compacted event) {
        return Shape.FAULT;
    }

    @Override
    public Shape markerWritten(LogEvent.MarkerWritten event) {
        return Shape.FAULT;
    }

    @Override
    public Shape transactionOpened(LogEvent.TransactionOpened event) {
        return Shape.FAULT;
    }

    @Override
    public Shape transactionAborted(LogEvent.TransactionAborted event) {
        return Shape.NONE;
    }

    @Override
    public Shape leaderChanged(LogEvent.LeaderChanged event) {
        return Shape.FAULT;
    }

    @Override
    public Shape partitionsAdded(LogEvent.PartitionsAdded event) {
        return Shape.FAULT;
    }

    @Override
    public Shape started(MemberEvent.Started event) {
        return Shape.BIRTH;
    }

    @Override
    public Shape crashed(MemberEvent.Crashed event) {
        return Shape.FAULT;
    }

    @Override
    public Shape stalled(MemberEvent.Stalled event) {
        return Shape.FAULT;
    }

    @Override
    public Shape resumed(MemberEvent.Resumed event) {
        return Shape.BIRTH;
    }

    @Override
    public Shape closed(MemberEvent.Closed event) {
        boolean struck = event.why() == MemberEvent.Close.STOP || event.why() == MemberEvent.Close.LEAVE;
        return struck ? Shape.FAULT : Shape.CLOSED;
    }

    @Override
    public Shape crashSwallowed(MemberEvent.CrashSwallowed event) {
        return Shape.TROUBLE;
    }

    @Override
    public Shape clockJumped(MemberEvent.ClockJumped event) {
        return Shape.FAULT;
    }

    @Override
    public Shape fetchDelayed(MemberEvent.FetchDelayed event) {
        return Shape.FAULT;
    }

    @Override
    public Shape drained(RunEvent.Drained event) {
        return Shape.RUN;
    }

    @Override
    public Shape restarted(RunEvent.Restarted event) {
        return Shape.RUN;
    }

    @Override
    public Shape raceTurned(RunEvent.RaceTurned event) {
        return Shape.RUN;
    }

    @Override
    public Shape stateCaptured(RunEvent.StateCaptured event) {
        return Shape.NONE;
    }
}
