package io.consumerproof.report;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.EventCases;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.history.VirtualTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of one event: one method for each kind. */
final class EventWords implements EventCases<Words> {

    private static final int LONGEST = 72;

    private final boolean severalGroups;
    private final List<Standing> before;
    private final List<Standing> after;

    /** Words for an event before and after which its partitions stood like this. */
    EventWords(boolean severalGroups, List<Standing> before, List<Standing> after) {
        this.severalGroups = severalGroups;
        this.before = before;
        this.after = after;
    }

    private Words of(MemberId member, String what, String detail) {
        return new Words(severalGroups ? member.group() + "/" + member : member.toString(), what, detail);
    }

    private Words strike(MemberId member, String what, String detail) {
        return of(member, Words.FAULT + what, detail);
    }

    private Words effect(EffectEvent event, Effect effect, String suffix, String detail) {
        return of(event.member(), "effect " + PlainText.line(effect.text(), LONGEST) + suffix, detail);
    }

    private static String attempt(int attempt) {
        return attempt > 1 ? ", attempt " + attempt : "";
    }

    private static String failure(String text) {
        return PlainText.folded(text, LONGEST);
    }

    private static String key(LogRecord record) {
        return "key "
                + (record.key() == null ? "none" : PlainText.line(record.key().toString(), LONGEST));
    }

    private static String partitions(List<TopicPartition> partitions) {
        return partitions.isEmpty() ? "nothing" : StandingWords.list(partitions);
    }

    private String zombie(Event event) {
        MemberId member = event.member();
        return member == null ? "" : StandingWords.zombie(before, member);
    }

    @Override
    public Words committed(CommitEvent.Committed event) {
        long was = before.isEmpty() ? Claim.NONE : before.get(0).committed();
        String moved = "generation " + event.generation() + ", " + (was == Claim.NONE ? "first commit" : "was " + was);
        String what = event.partition() + " at " + event.nextOffset();
        return event.answered()
                ? of(event.member(), "commits " + what, moved)
                : strike(event.member(), "commit-lost " + what, "applied, its answer is lost; " + moved);
    }

    @Override
    public Words commitRefused(CommitEvent.CommitRefused event) {
        String what = event.partition() + " at " + event.nextOffset();
        String stays = after.isEmpty() ? "" : "; still " + after.get(0).spellCommitted();
        String detail = event.reason() + (event.retriable() ? ", retriable" : "") + stays;
        return event.injected()
                ? strike(event.member(), "commit-refused " + what, detail)
                : of(event.member(), "commit refused: " + what, detail);
    }

    @Override
    public Words applied(EffectEvent.Applied event) {
        return effect(event, event.effect(), "", zombie(event));
    }

    @Override
    public Words absorbed(EffectEvent.Absorbed event) {
        return effect(
                event,
                event.effect(),
                " is absorbed",
                "repeats " + event.effect().identity());
    }

    @Override
    public Words conflicted(EffectEvent.Conflicted event) {
        String first = PlainText.line(event.first().text(), LONGEST);
        return effect(event, event.effect(), " conflicts", "its identity came before with " + first);
    }

    @Override
    public Words effectFailed(EffectEvent.EffectFailed event) {
        String what = PlainText.folded(event.what(), LONGEST);
        return strike(
                event.member(), "effect-failure " + what, event.applied() ? "done, reported as failed" : "not done");
    }

    @Override
    public Words statementExecuted(EffectEvent.StatementExecuted event) {
        return of(event.member(), "executes " + PlainText.folded(event.sql(), LONGEST), "in " + event.sink());
    }

    @Override
    public Words stateCommitted(EffectEvent.StateCommitted event) {
        List<String> rows = event.revisions().stream()
                .map(row ->
                        row.table() + " " + row.key() + (row.isGone() ? " deleted" : " at revision " + row.revision()))
                .toList();
        String changed = event.changed() ? "rows changed" : "no row changed";
        String zombie = zombie(event);
        String detail = changed + (rows.isEmpty() ? "" : ": " + StandingWords.list(rows));
        return of(event.member(), "commits " + event.sink(), zombie.isEmpty() ? detail : detail + "; " + zombie);
    }

    @Override
    public Words stateRolledBack(EffectEvent.StateRolledBack event) {
        return of(event.member(), "rolls back " + event.sink(), "uncommitted changes are gone");
    }

    @Override
    public Words formed(GroupEvent.Formed event) {
        return GroupWords.of(event);
    }

    @Override
    public Words rebalanceStarted(GroupEvent.RebalanceStarted event) {
        return GroupWords.of(event);
    }

    @Override
    public Words assigned(GroupEvent.Assigned event) {
        List<TopicPartition> partitions =
                event.claims().stream().map(Claim::partition).toList();
        String restart = partitions.isEmpty() ? "" : ", " + StandingWords.restart(after);
        return of(event.member(), "assigned " + partitions(partitions), "generation " + event.generation() + restart);
    }

    @Override
    public Words revoked(GroupEvent.Revoked event) {
        String progress = before.isEmpty() ? "" : "; " + StandingWords.progress(before);
        return of(
                event.member(),
                "gives back " + partitions(event.partitions()),
                "generation " + event.generation() + progress);
    }

    @Override
    public Words lost(GroupEvent.Lost event) {
        return of(
                event.member(),
                "lost " + partitions(event.partitions()),
                "learns it now; generation " + event.generation());
    }

    @Override
    public Words ejected(GroupEvent.Ejected event) {
        String detail = "generation " + event.generation() + ", " + StandingWords.restart(after);
        return of(event.member(), "ejected: " + event.why(), detail);
    }

    @Override
    public Words offsetReset(GroupEvent.OffsetReset event) {
        return GroupWords.of(event);
    }

    @Override
    public Words positionReset(GroupEvent.PositionReset event) {
        String what = "resets " + event.partition() + " to " + event.nextOffset();
        return of(event.member(), what, lack(event.from(), event.why()) + ", reset " + event.policy());
    }

    @Override
    public Words positionLost(GroupEvent.PositionLost event) {
        String detail = lack(event.from(), event.why()) + ", reset none: the poll throws";
        return of(event.member(), "cannot read on in " + event.partition(), detail);
    }

    private static String lack(long from, GroupEvent.Lack why) {
        return from == Claim.NONE ? why.toString() : "next offset " + from + " is " + why;
    }

    @Override
    public Words delivered(HandlingEvent.Delivered event) {
        String detail = StandingWords.ownership(after, event.member());
        return of(event.member(), "handles " + event.record() + attempt(event.attempt()), detail);
    }

    @Override
    public Words handled(HandlingEvent.Handled event) {
        String what = "finishes " + event.record() + attempt(event.attempt());
        return of(event.member(), what, StandingWords.progress(after));
    }

    @Override
    public Words failed(HandlingEvent.Failed event) {
        String what = event.record() + attempt(event.attempt());
        String detail = failure(event.failure()) + (event.complete() ? ", after all its work" : "");
        return event.injected()
                ? strike(event.member(), "handler-failure " + what, detail)
                : of(event.member(), "fails " + what, detail);
    }

    @Override
    public Words retryScheduled(HandlingEvent.RetryScheduled event) {
        String detail = "due " + VirtualTime.spell(event.dueMicros()) + ", "
                + event.record().partition() + " paused; " + StandingWords.progress(after);
        return of(event.member(), "retries " + event.record() + " as attempt " + event.nextAttempt(), detail);
    }

    @Override
    public Words skipped(HandlingEvent.Skipped event) {
        return of(event.member(), "skips " + event.record(), failure(event.failure()));
    }

    @Override
    public Words quarantined(HandlingEvent.Quarantined event) {
        return of(
                event.member(),
                "dead-letters " + event.record(),
                "as " + event.copy().id());
    }

    @Override
    public Words blocked(HandlingEvent.Blocked event) {
        return of(event.member(), "blocks at " + event.record(), failure(event.failure()));
    }

    @Override
    public Words stopped(HandlingEvent.Stopped event) {
        return of(event.member(), "stops at " + event.record(), failure(event.failure()));
    }

    @Override
    public Words discarded(HandlingEvent.Discarded event) {
        String detail = "unhandled; " + StandingWords.restart(after);
        return of(event.member(), "drops " + StandingWords.list(event.records()), detail);
    }

    @Override
    public Words appended(LogEvent.Appended event) {
        RecordId record = event.appended().id();
        String source = event.source() == null ? "" : ", from " + event.source();
        String detail = key(event.appended()) + source;
        switch (event.origin()) {
            case DUPLICATE_SEND:
                return new Words("log", Words.FAULT + "duplicate-send " + record, detail);
            case LATE_EVENT:
                return new Words("log", Words.FAULT + "late-event " + record, detail);
            case ABORTED:
                return new Words("log", "gets " + record + " in a transaction", detail);
            case SENT:
            case DEAD_LETTER:
                return sent(event.member(), record, detail);
            default:
                return new Words("log", "gets " + record, detail);
        }
    }

    @Override
    public Words startMoved(LogEvent.StartMoved event) {
        return LogWords.of(event);
    }

    @Override
    public Words compacted(LogEvent.Compacted event) {
        return LogWords.of(event);
    }

    @Override
    public Words markerWritten(LogEvent.MarkerWritten event) {
        return LogWords.of(event);
    }

    @Override
    public Words transactionOpened(LogEvent.TransactionOpened event) {
        return LogWords.of(event);
    }

    @Override
    public Words transactionAborted(LogEvent.TransactionAborted event) {
        return LogWords.of(event);
    }

    @Override
    public Words leaderChanged(LogEvent.LeaderChanged event) {
        return LogWords.of(event);
    }

    @Override
    public Words partitionsAdded(LogEvent.PartitionsAdded event) {
        return LogWords.of(event);
    }

    private Words sent(@Nullable MemberId member, RecordId record, String detail) {
        return member == null ? new Words("log", "gets " + record, detail) : of(member, "sends " + record, detail);
    }

    @Override
    public Words started(MemberEvent.Started event) {
        return of(event.member(), "starts", event.replaces() == null ? "" : "in place of " + event.replaces());
    }

    @Override
    public Words crashed(MemberEvent.Crashed event) {
        return strike(event.member(), "crash " + event.point(), fate(event.record()));
    }

    @Override
    public Words stalled(MemberEvent.Stalled event) {
        String how = event.how() == MemberEvent.Stall.PAUSE ? "heartbeats stop; " : "heartbeats go on; ";
        return strike(event.member(), "stall " + event.point() + " (" + event.how() + ")", how + fate(event.record()));
    }

    private String fate(@Nullable RecordId record) {
        return record == null || before.isEmpty()
                ? StandingWords.restart(before)
                : StandingWords.fate(before.get(0), record);
    }

    @Override
    public Words resumed(MemberEvent.Resumed event) {
        return of(event.member(), "goes on", StandingWords.ownership(after, event.member()));
    }

    @Override
    public Words closed(MemberEvent.Closed event) {
        String restart = StandingWords.restart(before);
        switch (event.why()) {
            case STOP:
                return strike(event.member(), "stop", "closes in order; " + restart);
            case LEAVE:
                return strike(event.member(), "rebalance: leaves the group", restart);
            default:
                return of(event.member(), "closes (" + event.why() + ")", restart);
        }
    }

    @Override
    public Words crashSwallowed(MemberEvent.CrashSwallowed event) {
        return of(event.member(), "catches the error of its own death", "it is dead all the same");
    }

    @Override
    public Words clockJumped(MemberEvent.ClockJumped event) {
        String by = VirtualTime.spellSpan(Math.abs(event.byMicros()));
        String where = event.byMicros() < 0 ? " back" : " ahead";
        return strike(event.member(), "clock-jump " + by + where, "the wall clock of its host");
    }

    @Override
    public Words fetchDelayed(MemberEvent.FetchDelayed event) {
        String what = "slow-fetch of " + StandingWords.list(event.partitions());
        return strike(event.member(), what, "answered " + VirtualTime.spell(event.dueMicros()));
    }

    @Override
    public Words drained(RunEvent.Drained event) {
        return RunWords.of(event);
    }

    @Override
    public Words restarted(RunEvent.Restarted event) {
        return RunWords.of(event);
    }

    @Override
    public Words raceTurned(RunEvent.RaceTurned event) {
        return RunWords.of(event);
    }

    @Override
    public Words stateCaptured(RunEvent.StateCaptured event) {
        return RunWords.of(event);
    }
}
