package io.consumerproof.simulation;

import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The loop: list what may happen now, let the choices pick, take the step; when nothing may happen, let time pass. */
final class Loop {

    private final Run run;
    private @Nullable Lives lives;
    private @Nullable Steps steps;
    private final Turns turns = new Turns();
    private int lastMoved = -1;

    Loop(Run run) {
        this.run = run;
    }

    /** The parts need the loop and the loop needs the parts, since a stall runs the loop inside a step. */
    void connect(Lives itsLives, Steps itsSteps) {
        lives = itsLives;
        steps = itsSteps;
    }

    Lives lives() {
        if (lives == null) {
            throw new IllegalStateException("not connected");
        }
        return lives;
    }

    private Steps steps() {
        if (steps == null) {
            throw new IllegalStateException("not connected");
        }
        return steps;
    }

    /** Takes steps until nothing is left to do, or {@code until} holds. */
    void run(BooleanSupplier until) {
        while (!until.getAsBoolean()) {
            run.housekeeping.work();
            settleGroups();
            if (!move() && !advance()) {
                return;
            }
        }
    }

    /** Somebody moves: the next able member after the one that moved last, or another one by choice; false if nobody can. */
    private boolean move() {
        int count = run.members.size();
        turns.clear();
        for (int i = 1; i <= count; i++) {
            Member member = run.members.get((lastMoved + i) % count);
            Step step = isAwake(member) ? steps().next(member) : null;
            if (step != null) {
                turns.add(member, step);
            }
        }
        if (turns.isEmpty()) {
            return false;
        }
        int chosen = turns.size() == 1 ? 0 : run.choices.choose(turns.point());
        take(turns.member(chosen), turns.step(chosen));
        return true;
    }

    private boolean isAwake(Member member) {
        return member.isAlive() && !member.frozen && member.busyUntilMicros <= run.nowMicros;
    }

    private void take(Member member, Step step) {
        lastMoved = member.start;
        run.footprint.move(member);
        try {
            step.take(member);
        } catch (Crash crash) {
            if (member.phase != Phase.DEAD) {
                throw new IllegalStateException("model bug: a crash of another member reached " + member.id, crash);
            }
        }
        member.handling = null;
    }

    /** The coordinator's own work: removes who is overdue, ends rounds that everybody has joined. */
    private void settleGroups() {
        AbortFault.endOverdue(run);
        for (int i = 0; i < run.groups.size(); i++) {
            GroupRun group = run.groups.get(i);
            if (group.awaitsNewcomers() && !isAnybodyStillComing(i)) {
                group.endFirstRound(run.nowMicros);
                lives().look(group, null, "");
            }
            while (group.takeStirred()) {
                tell(i, group);
            }
        }
    }

    private boolean isAnybodyStillComing(int group) {
        for (Member each : run.members) {
            if (each.group == group
                    && each.isAlive()
                    && !each.frozen
                    && each.membership().memberId().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** What the group has to say reaches every client, whatever its application is doing. */
    private void tell(int index, GroupRun group) {
        for (int i = 0; i < run.members.size(); i++) {
            Member each = run.members.get(i);
            if (each.group == index && each.isAlive()) {
                each.membership().hear(run.nowMicros);
                lives().look(group, each, " joins");
            }
        }
    }

    /** Lets time pass until something may happen; false if nothing ever will. */
    private boolean advance() {
        long next = run.cluster.nextDeadlineMicros();
        if (!run.transactions.isEmpty()) {
            next = Math.min(next, run.transactions.get(0).deadlineMicros());
        }
        for (Member member : run.members) {
            if (member.isAlive()) {
                next = Math.min(next, member.frozen ? member.slowUntilMicros : nextOf(member));
            }
        }
        if (next == Long.MAX_VALUE) {
            return false;
        }
        lives().passTo(Math.max(run.nowMicros, Math.min(next, run.housekeeping.nextMicros())));
        return true;
    }

    private long nextOf(Member member) {
        long next = member.busyUntilMicros > run.nowMicros ? member.busyUntilMicros : Long.MAX_VALUE;
        for (Holding each : member.holdings) {
            if (each.retryDueMicros > run.nowMicros && !each.blocked) {
                next = Math.min(next, each.retryDueMicros);
            }
            if (each.fetchDueMicros > run.nowMicros) {
                next = Math.min(next, each.fetchDueMicros);
            }
        }
        return next;
    }
}
