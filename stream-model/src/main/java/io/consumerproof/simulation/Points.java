package io.consumerproof.simulation;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.Revision;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Sink;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Where sinks meet the machine: each operation is a point, and what took hold becomes an event. */
final class Points implements EffectPoints {

    private final Run run;
    private final Loop loop;
    /** The first effect of each idempotency key, as its receiver remembers it. */
    private final TreeMap<String, Effect> remembered = new TreeMap<>();
    /** What the receiver does and will report as failed. */
    private @Nullable String unanswered;

    Points(Run run, Loop loop) {
        this.run = run;
        this.loop = loop;
    }

    @Override
    public Optional<MemberId> member() {
        Member member = running();
        return member == null ? Optional.empty() : Optional.of(member.id);
    }

    /** The member whose code runs and whose process lives; a dead one's calls end here. */
    private @Nullable Member running() {
        Member member = run.current;
        if (member != null && member.phase == Phase.DEAD) {
            if (member.callsAfterDeath++ == 1) {
                run.record(new MemberEvent.CrashSwallowed(run.nowMicros, member.id));
            }
            throw Crash.CRASH;
        }
        return member;
    }

    /** A member that handles something: a constructor reaches the outside too, but nothing strikes there. */
    private @Nullable Member handling() {
        Member member = running();
        return member == null || member.isStarting() ? null : member;
    }

    @Override
    public Ruling before(Operation operation, String sink, String what) {
        Member member = handling();
        if (member == null) {
            return Ruling.PROCEED;
        }
        Point point = before(operation);
        FaultOption fault = run.faults.at(point, member.id, member.handling, what, among(operation, member));
        loop.lives().strike(member, point, fault);
        if (fault == FaultOption.EFFECT_REFUSED) {
            run.record(new EffectEvent.EffectFailed(run.nowMicros, member.id, record(member), what, false));
            return Ruling.REFUSE;
        }
        if (fault == FaultOption.EFFECT_UNANSWERED) {
            unanswered = what;
            return Ruling.APPLY_AND_FAIL;
        }
        return Ruling.PROCEED;
    }

    @Override
    public void after(Operation operation, String sink, String what) {
        Member member = handling();
        if (member != null) {
            Point point = after(operation);
            FaultOption fault = run.faults.at(point, member.id, member.handling, what, among(operation, member));
            loop.lives().strike(member, point, fault);
            run.footprint.goOn(run.groupOf(member).handlers.isolated());
        }
    }

    /** Inside an open SQL transaction nobody stalls: the next member would wait for its locks. */
    private long among(Operation operation, Member member) {
        boolean mayStall = operation == Operation.EFFECT && member.openTransactions.isEmpty();
        return mayStall ? run.groupOf(member).mayStrike(member) : Faults.allBut(FaultKind.STALL);
    }

    private static Point before(Operation operation) {
        return switch (operation) {
            case EFFECT -> Point.BEFORE_EFFECT;
            case STATEMENT -> Point.BEFORE_STATEMENT;
            case SQL_COMMIT -> Point.BEFORE_SQL_COMMIT;
        };
    }

    private static Point after(Operation operation) {
        return switch (operation) {
            case EFFECT -> Point.AFTER_EFFECT;
            case STATEMENT -> Point.AFTER_STATEMENT;
            case SQL_COMMIT -> Point.AFTER_SQL_COMMIT;
        };
    }

    @Override
    public boolean applied(Effect effect) {
        Member member = running();
        if (member == null) {
            return true;
        }
        RecordId record = record(member);
        String received = effect.received();
        Effect first = received == null ? null : remembered.putIfAbsent(received, effect);
        if (first == null) {
            run.record(new EffectEvent.Applied(run.nowMicros, member.id, record, effect));
        } else if (first.text().equals(effect.text())) {
            run.record(new EffectEvent.Absorbed(run.nowMicros, member.id, record, effect));
        } else {
            run.record(new EffectEvent.Conflicted(run.nowMicros, member.id, record, effect, first));
        }
        reportUnanswered(member);
        return first == null;
    }

    @Override
    public void executed(String sink, String sql) {
        Member member = running();
        if (member != null) {
            Event executed = new EffectEvent.StatementExecuted(run.nowMicros, member.id, record(member), sink, sql);
            if (isUndone(member, sink, sql)) {
                run.recordUndone(executed);
            } else {
                run.record(executed);
            }
        }
    }

    private boolean isUndone(Member member, String sink, String sql) {
        if (!member.openTransactions.contains(sink)) {
            return false;
        }
        for (Sink each : run.sinks) {
            if (each.name().equals(sink)) {
                return each.undoes(sql);
            }
        }
        return false;
    }

    @Override
    public void committed(String sink, boolean changed, List<Revision> revisions) {
        Member member = running();
        if (member != null) {
            run.record(new EffectEvent.StateCommitted(
                    run.nowMicros, member.id, record(member), sink, changed, List.copyOf(revisions)));
            reportUnanswered(member);
        }
    }

    private void reportUnanswered(Member member) {
        if (unanswered != null) {
            run.record(new EffectEvent.EffectFailed(run.nowMicros, member.id, record(member), unanswered, true));
            unanswered = null;
        }
    }

    @Override
    public void rolledBack(String sink) {
        Member member = run.current;
        if (member != null) {
            run.record(new EffectEvent.StateRolledBack(run.nowMicros, member.id, record(member), sink));
        }
    }

    @Override
    public void transaction(String sink, boolean open) {
        Member member = run.current;
        if (member != null) {
            member.openTransactions.remove(sink);
            if (open) {
                member.openTransactions.add(sink);
            }
        }
    }

    @Override
    public String render(@Nullable Object value) {
        return run.inventions.render(value);
    }

    private static @Nullable RecordId record(Member member) {
        return member.handling == null ? null : member.handling.id();
    }
}
