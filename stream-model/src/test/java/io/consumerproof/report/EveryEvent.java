package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.M2;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.P1;
import static io.consumerproof.report.Told.effect;
import static io.consumerproof.report.Told.id;
import static io.consumerproof.report.Told.record;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.DurableState;
import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.Revision;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.TreeMap;

/** One run in which every kind of event happens; a zombie, a poison record and a replay are in it. */
final class EveryEvent {

    static final LogRecord PAID = record(P0, 0, "o-1", "OrderPaid e2");
    static final LogRecord POISON = record(P1, 0, "o-3", "not json");
    static final LogRecord LATER = record(P0, 1, "o-4", null);
    private static final MemberId M3 = new MemberId("billing", 3);
    private static final TopicPartition DEAD = new TopicPartition("payments.dlt", 0);
    private static final String SQL = "update orders\n   set balance = balance + 50 where id = 'o-1'";

    private EveryEvent() {}

    static History history() {
        Told told = Told.billing().append(PAID).append(POISON).append(LATER);
        told.then(new Appended(0, record(P0, 2, "o-1", "OrderPaid e2"), Origin.DUPLICATE_SEND, PAID.id(), null));
        told.then(new Appended(0, record(P0, 3, "o-1", "OrderCreated e1"), Origin.LATE_EVENT, PAID.id(), null));
        work(told.settled());
        poison(told);
        zombie(told.at(45_000));
        log(told);
        end(told.at(46_000));
        return told.history();
    }

    private static void work(Told told) {
        told.deliver(M1, 1, PAID)
                .then(new EffectEvent.StatementExecuted(0, M1, PAID.id(), "shop", SQL))
                .then(new EffectEvent.StateRolledBack(0, M1, PAID.id(), "shop"))
                .then(new HandlingEvent.Failed(0, M1, PAID.id(), 1, "SQLException: deadlock", true, false))
                .then(new HandlingEvent.RetryScheduled(0, M1, PAID.id(), 2, 100_000))
                .at(100)
                .then(new HandlingEvent.Delivered(told.now(), M1, 1, PAID, 2))
                .apply(M1, PAID.id(), Samples.SEND)
                .then(new EffectEvent.EffectFailed(told.now(), M1, PAID.id(), "Psp.charge(\"p-1\", 50)", true))
                .then(new EffectEvent.StateCommitted(
                        told.now(), M1, PAID.id(), "shop", true, List.of(new Revision("orders", "o-1", 2))))
                .then(new MemberEvent.Stalled(told.now(), M1, Point.AFTER_EFFECT, PAID.id(), MemberEvent.Stall.PAUSE));
    }

    private static void poison(Told told) {
        LogRecord copy = new LogRecord(id(DEAD, 0), 3, 0, Bytes.utf8("o-3"), Bytes.utf8("not json"), List.of());
        told.deliver(M2, 1, POISON)
                .then(new HandlingEvent.Failed(
                        told.now(), M2, POISON.id(), 1, "ParseException: not json", false, false))
                .then(new Appended(told.now(), copy, Origin.DEAD_LETTER, POISON.id(), M2))
                .then(new HandlingEvent.Quarantined(told.now(), M2, POISON.id(), copy))
                .then(new CommitEvent.CommitRefused(told.now(), M2, P1, 1, "coordinator is loading", true, true))
                .then(new CommitEvent.Committed(told.now(), M2, P1, 1, 1, false))
                .then(new HandlingEvent.Skipped(told.now(), M2, id(P1, 1), "ParseException: <b>"))
                .then(new HandlingEvent.Blocked(told.now(), M2, id(P1, 2), "ParseException: <b>"));
    }

    private static void zombie(Told told) {
        Effect charge = new Effect("Psp", "Psp.charge(\"p-1\", 50)", "\"p-1\"");
        Effect other = new Effect("Psp", "Psp.charge(\"p-1\", 70)", "\"p-1\"");
        told.then(new GroupEvent.Revoked(told.now(), M2, 1, List.of(P1)))
                .takeover(0, 1)
                .deliver(M2, 2, PAID)
                .apply(M2, PAID.id(), Samples.SEND)
                .then(new EffectEvent.Absorbed(told.now(), M2, PAID.id(), charge))
                .handle(M2, PAID.id())
                .commit(M2, 2, P0, 1)
                .then(new MemberEvent.Resumed(told.now(), M1))
                .then(new EffectEvent.Conflicted(told.now(), M1, PAID.id(), other, charge))
                .then(new EffectEvent.Applied(told.now(), M1, PAID.id(), effect("Mailer.bye()")))
                .handle(M1, PAID.id())
                .then(new CommitEvent.CommitRefused(
                        told.now(), M1, P0, 1, "stale generation 1, the group is at 2", false, false))
                .then(new HandlingEvent.Discarded(told.now(), M1, List.of(LATER.id())))
                .then(new GroupEvent.Lost(told.now(), M1, 1, List.of(P0)))
                .crash(M1, Point.BEFORE_POLL, null)
                .then(new MemberEvent.CrashSwallowed(told.now(), M1));
    }

    private static void log(Told told) {
        LogRecord never = record(P0, 4, "o-1", "OrderPaid e2");
        LogRecord lost = record(P1, 4, "o-3", "not json");
        told.then(new LogEvent.TransactionOpened(told.now(), P0, 4))
                .then(new Appended(told.now(), never, Origin.ABORTED, PAID.id(), null))
                .then(new LogEvent.TransactionAborted(told.now(), P0, 5, List.of(never.id())))
                .then(new LogEvent.MarkerWritten(told.now(), P1, 3))
                .then(new LogEvent.StartMoved(told.now(), P0, 0, 4))
                .then(new LogEvent.Compacted(told.now(), P1, List.of(POISON.id(), id(P1, 1))))
                .then(new LogEvent.LeaderChanged(told.now(), P1, 4, List.of(lost.id())))
                .then(new LogEvent.LeaderChanged(told.now(), P0, 6, List.of()))
                .then(new LogEvent.PartitionsAdded(told.now(), "payments", 2, 3))
                .then(new MemberEvent.ClockJumped(told.now(), M2, -3_600_000_000L))
                .then(new MemberEvent.ClockJumped(told.now(), M2, 300_000_000L))
                .then(new MemberEvent.FetchDelayed(told.now(), M2, List.of(P0), told.now() + 500_000))
                .then(new GroupEvent.PositionReset(told.now(), M2, P0, 1, 4, GroupEvent.Lack.OUT_OF_RANGE, "earliest"))
                .then(new GroupEvent.PositionLost(told.now(), M2, P1, -1, GroupEvent.Lack.NO_COMMIT));
    }

    private static void end(Told told) {
        TreeMap<String, List<String>> tables = new TreeMap<>();
        tables.put("orders", List.of("o-1 50"));
        DurableState state = new DurableState(tables);
        told.then(new RunEvent.RaceTurned(told.now(), "who came first does not lead"))
                .then(new RunEvent.Drained(told.now()))
                .then(new RunEvent.StateCaptured(told.now(), RunEvent.Moment.BEFORE_REPLAY, state))
                .then(new MemberEvent.Closed(told.now(), M2, MemberEvent.Close.REPLAY))
                .then(new GroupEvent.OffsetReset(told.now(), "billing", P0, 1, 0, GroupEvent.Reset.REPLAY))
                .then(new RunEvent.Restarted(told.now()))
                .then(new MemberEvent.Started(told.now(), M3, M2))
                .then(new GroupEvent.Assigned(told.now(), M3, 3, List.of(new Claim(P0, 0, 0), new Claim(P1, 1, 1))))
                .deliver(M3, 3, PAID)
                .then(new HandlingEvent.Stopped(told.now(), M3, PAID.id(), "IllegalStateException: no ledger"))
                .then(new MemberEvent.Closed(told.now(), M3, MemberEvent.Close.POLICY))
                .then(new RunEvent.StateCaptured(told.now(), RunEvent.Moment.END, state));
    }
}
