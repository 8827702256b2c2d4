package io.consumerproof.simulation;

import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.Point;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.GroupSettings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One call of a member's handler, with everything around it. */
final class Handling {

    private final Run run;
    private final Loop loop;
    private final Commits commits;
    private final Mishaps mishaps;
    private final BetweenPolls between;
    private final FailurePolicy policy;

    Handling(Run run, Loop loop, Commits commits) {
        this.run = run;
        this.loop = loop;
        this.commits = commits;
        this.mishaps = new Mishaps(run);
        this.between = new BetweenPolls(run, loop, commits, mishaps);
        this.policy = new FailurePolicy(run, loop, commits, between, this::done);
    }

    Mishaps mishaps() {
        return mishaps;
    }

    BetweenPolls between() {
        return between;
    }

    /** What is handed over together from one partition: {@code first}, or everything the poll returned of it. */
    List<Work> works(Member member, Holding holding, LogRecord first) {
        if (!member.handler().takesBatches()) {
            return List.of(new Work(holding, first));
        }
        List<Work> works = new ArrayList<>();
        LogRecord record = first;
        while (record != null && record.offset() < holding.batchEnd) {
            if (run.isExcluded(member, record)) {
                run.leaveLetters(member, record);
            } else {
                works.add(new Work(holding, record));
            }
            record = run.read(member, holding, record.offset() + 1);
        }
        return works;
    }

    private FaultOption faultAt(Point point, Member member, Work first, int attempt) {
        long among = run.groupOf(member).mayStrike(member);
        return run.faults.at(point, member.id, first.record(), tag(attempt), among);
    }

    /** Calls the handler once. */
    void attempt(Member member, List<Work> works) {
        Work first = works.get(0);
        member.handling = first.record();
        int attempt = first.holding().attempts + 1;
        for (Work each : works) {
            each.holding().attempts = attempt;
        }
        GroupSettings settings = run.groupOf(member).settings();
        FaultOption fault = faultAt(Point.BEFORE_HANDLING, member, first, attempt);
        loop.lives().strike(member, Point.BEFORE_HANDLING, fault);
        plan(fault, first.record(), settings);
        if (settings.commit() == CommitMode.BEFORE_HANDLING && attempt == 1 && !commitAhead(member, works)) {
            return;
        }
        for (Work each : works) {
            run.recordProgress(
                    member,
                    new HandlingEvent.Delivered(run.nowMicros, member.id, member.generation, each.record(), attempt));
        }
        boolean injected = run.takeFailure(first.record());
        Throwable failure = injected ? new InjectedFailure() : call(member, works, attempt);
        boolean complete = false;
        if (failure == null) {
            FaultOption after = faultAt(Point.AFTER_HANDLING, member, first, attempt);
            loop.lives().strike(member, Point.AFTER_HANDLING, after);
            complete = after == FaultOption.FAIL_AFTER_WORK;
            injected = complete;
            failure = complete ? new InjectedFailure() : null;
        }
        member.busyUntilMicros = run.nowMicros + Lives.micros(settings.handling());
        if (member.stale) {
            finishStale(member, works, attempt, failure, injected, complete);
        } else if (failure == null) {
            finish(member, works, attempt, settings);
        } else {
            policy.failed(member, works, attempt, failure, injected, complete);
        }
    }

    private static String tag(int attempt) {
        return attempt == 1 ? "" : "attempt " + attempt;
    }

    private void plan(FaultOption fault, LogRecord record, GroupSettings settings) {
        switch (fault) {
            case FAIL_ONCE -> run.failNext(record, 1);
            case FAIL_SEVERAL -> run.failNext(record, settings.onFailure().attempts() - 1);
            case FAIL_ALWAYS -> run.failNext(record, Integer.MAX_VALUE);
            default -> {}
        }
    }

    private boolean commitAhead(Member member, List<Work> works) {
        for (Work each : works) {
            if (!commits.commit(member, each.holding(), each.record().offset() + 1)) {
                commits.discard(member);
                return false;
            }
        }
        return true;
    }

    /** Runs the member's own code; what it throws comes back, unless it died. */
    private @Nullable Throwable call(Member member, List<Work> works, int attempt) {
        List<Delivery> deliveries = works.size() == 1
                ? List.of(new ManualDelivery(run, commits, member, works.get(0), attempt))
                : deliveries(member, works, attempt);
        Member before = run.current;
        run.current = member;
        Throwable thrown = null;
        try {
            member.handler().handle(deliveries);
        } catch (VirtualMachineError fatal) {
            if (!(fatal instanceof StackOverflowError)) {
                throw fatal;
            }
            thrown = fatal;
        } catch (Throwable failure) {
            thrown = failure;
        } finally {
            run.current = before;
        }
        if (member.phase == Phase.DEAD) {
            if (thrown != Crash.CRASH) {
                run.record(new MemberEvent.CrashSwallowed(run.nowMicros, member.id));
            }
            throw Crash.CRASH;
        }
        return thrown;
    }

    private List<Delivery> deliveries(Member member, List<Work> works, int attempt) {
        List<Delivery> deliveries = new ArrayList<>(works.size());
        works.forEach(each -> deliveries.add(new ManualDelivery(run, commits, member, each, attempt)));
        return deliveries;
    }

    private void finish(Member member, List<Work> works, int attempt, GroupSettings settings) {
        for (Work each : works) {
            done(member, each, attempt);
        }
        if (settings.commit() == CommitMode.AFTER_RECORD) {
            commits.commitFinishedOrDiscard(member);
        }
    }

    private void done(Member member, Work work, int attempt) {
        run.recordProgress(
                member,
                new HandlingEvent.Handled(
                        run.nowMicros, member.id, work.record().id(), attempt));
        work.holding().finish(work.record().offset());
        run.leaveLetters(member, work.record());
        run.finishedRecords++;
        run.lastFinisher = member;
        run.lastFinished = work.holding().partition;
    }

    /** The handler's own commit was refused as stale: whatever it did with the rest, the member drops it and rejoins. */
    private void finishStale(
            Member member,
            List<Work> works,
            int attempt,
            @Nullable Throwable failure,
            boolean injected,
            boolean complete) {
        member.stale = false;
        for (Work each : works) {
            if (failure == null) {
                done(member, each, attempt);
            } else {
                run.record(policy.failureEvent(member, each, attempt, failure, injected, complete));
            }
        }
        commits.discard(member);
    }
}
