package io.consumerproof.simulation;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.Point;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OnFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a member does after its handler threw. */
final class FailurePolicy {

    private final Run run;
    private final Loop loop;
    private final Commits commits;
    private final BetweenPolls between;
    private final Finish finish;

    /** What is done about a record that is handled. */
    interface Finish {
        void done(Member member, Work work, int attempt);
    }

    FailurePolicy(Run run, Loop loop, Commits commits, BetweenPolls between, Finish finish) {
        this.run = run;
        this.loop = loop;
        this.commits = commits;
        this.between = between;
        this.finish = finish;
    }

    HandlingEvent.Failed failureEvent(
            Member member, Work work, int attempt, Throwable failure, boolean injected, boolean complete) {
        return new HandlingEvent.Failed(
                run.nowMicros, member.id, work.record().id(), attempt, FailureText.of(failure), injected, complete);
    }

    void failed(Member member, List<Work> works, int attempt, Throwable failure, boolean injected, boolean complete) {
        for (Work each : works) {
            HandlingEvent.Failed event = failureEvent(member, each, attempt, failure, injected, complete);
            if (injected) {
                run.record(event);
            } else {
                run.recordProgress(member, event);
            }
        }
        OnFailure policy = run.groupOf(member).settings().onFailure();
        if (attempt < policy.attempts()) {
            retry(member, works, attempt, policy);
        } else {
            giveUp(member, withoutFinished(member, works, attempt), FailureText.of(failure), policy);
        }
    }

    private void giveUp(Member member, List<Work> works, String failure, OnFailure policy) {
        int most = policy.then() == OnFailure.Then.STOP ? 1 : works.size();
        for (Work each : works.subList(0, Math.min(most, works.size()))) {
            if (!each.holding().blocked) {
                giveUp(member, each, failure, policy);
            }
        }
    }

    /**
     * Of several records that a call got, those that its handler committed before it failed are finished, and no policy is about
     * them. With a single record in hand it is that one that failed, committed or not.
     */
    private List<Work> withoutFinished(Member member, List<Work> works, int attempt) {
        if (works.size() == 1) {
            return works;
        }
        List<Work> finished = new ArrayList<>(0);
        List<Work> left = new ArrayList<>(works.size());
        for (Work each : works) {
            boolean committed = each.record().offset() < each.holding().committedInHand;
            (committed ? finished : left).add(each);
        }
        for (Work each : finished) {
            finish.done(member, each, attempt);
            each.holding().unsaved = false;
        }
        return left;
    }

    private void retry(Member member, List<Work> works, int attempt, OnFailure policy) {
        long due = run.nowMicros + Lives.micros(policy.backoff());
        works.forEach(each -> each.holding().retryDueMicros = due);
        Work first = works.get(0);
        run.recordProgress(
                member,
                new HandlingEvent.RetryScheduled(
                        run.nowMicros, member.id, first.record().id(), attempt + 1, due));
        FaultOption fault = run.faults.at(Point.IN_RETRY, member.id, first.record(), "after attempt " + attempt);
        between.happens(member, first.holding(), first.record(), Point.IN_RETRY, fault);
    }

    private void giveUp(Member member, Work work, String failure, OnFailure policy) {
        LogRecord record = work.record();
        switch (policy.then()) {
            case DEAD_LETTER -> {
                quarantine(member, record, failure, Objects.requireNonNull(policy.deadLetterTopic()));
                goOn(member, work);
            }
            case SKIP -> {
                run.record(new HandlingEvent.Skipped(run.nowMicros, member.id, record.id(), failure));
                goOn(member, work);
            }
            case BLOCK -> {
                run.record(new HandlingEvent.Blocked(run.nowMicros, member.id, record.id(), failure));
                work.holding().blocked = true;
                work.holding().batchEnd = work.holding().position;
            }
            case STOP -> {
                run.record(new HandlingEvent.Stopped(run.nowMicros, member.id, record.id(), failure));
                loop.lives().close(member, Close.POLICY);
            }
            default -> throw new IllegalStateException("model bug: " + policy.then());
        }
    }

    /** The record counts as finished. Nobody but the member's error handling can commit it, so it does. */
    private void goOn(Member member, Work work) {
        Holding holding = work.holding();
        holding.finish(work.record().offset());
        GroupSettings settings = run.groupOf(member).settings();
        boolean commitsNow = settings.commit() == CommitMode.AFTER_RECORD || settings.commit() == CommitMode.MANUAL;
        if (commitsNow) {
            commits.commitFinishedOrDiscard(member);
        }
    }

    private void quarantine(Member member, LogRecord record, String failure, String topic) {
        strike(member, record, "before the copy");
        List<Header> headers = new ArrayList<>(record.headers());
        headers.add(header("dlt-original-topic", record.partition().topic()));
        headers.add(header("dlt-original-partition", "" + record.partition().partition()));
        headers.add(header("dlt-original-offset", "" + record.offset()));
        headers.add(header("dlt-exception", failure));
        LogRecord copy = run.log
                .place(topic, deadLetterPartition(topic, record), record.key())
                .append(Ordinals.deadLetter(record), record.timestampMillis(), record.key(), record.value(), headers);
        run.record(new LogEvent.Appended(run.nowMicros, copy, LogEvent.Origin.DEAD_LETTER, record.id(), member.id));
        run.record(new HandlingEvent.Quarantined(run.nowMicros, member.id, record.id(), copy));
        strike(member, record, "after the copy");
    }

    /** The source's own partition number where the dead-letter topic has it. */
    private int deadLetterPartition(String topic, LogRecord record) {
        return record.partition().partition() % run.log.partitionsOf(topic).size();
    }

    private void strike(Member member, LogRecord record, String what) {
        FaultOption fault = run.faults.at(Point.IN_DEAD_LETTER, member.id, record, what);
        loop.lives().strike(member, Point.IN_DEAD_LETTER, fault);
    }

    private static Header header(String name, String value) {
        return new Header(name, Bytes.utf8(value));
    }
}
