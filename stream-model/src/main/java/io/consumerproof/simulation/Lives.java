package io.consumerproof.simulation;

import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.GroupEvent.Ejection;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.MemberEvent.Stall;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.member.Duty;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.member.Membership;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.CannotStartException;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.World;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Starts, freezes, closes and kills members. */
final class Lives {

    private final Run run;
    private final World world;
    private final Commits commits;
    private final Loop loop;
    private final ClockFault clocks;

    Lives(Run run, World world, Commits commits, Loop loop) {
        this.run = run;
        this.world = world;
        this.commits = commits;
        this.loop = loop;
        this.clocks = new ClockFault(run, this);
    }

    /** As many processes of group {@code index} start as it declares, its static members first. */
    void startAll(int index) {
        GroupSettings settings = run.groups.get(index).settings();
        for (int i = 0; i < settings.members(); i++) {
            List<String> instances = settings.instances();
            start(index, null, i < instances.size() ? instances.get(i) : null);
        }
    }

    /** A new process of group {@code index} starts. */
    Member start(int index, @Nullable MemberId replaces, @Nullable String instanceId) {
        GroupRun group = run.groups.get(index);
        int number = 1;
        for (Member each : run.members) {
            number += each.group == index ? 1 : 0;
        }
        Member member = new Member(new MemberId(group.name(), number), index, run.members.size(), instanceId);
        group.equip(member, commits);
        run.members.add(member);
        run.record(new MemberEvent.Started(run.nowMicros, member.id, replaces));
        Member before = run.current;
        run.current = member;
        HandlerFactory handlers = group.handlers;
        try {
            member.handler(handlers.create(world));
        } catch (Exception cause) {
            throw new CannotStartException(
                    member.id + " of group '" + group.name() + "' cannot start: " + cause, cause);
        } finally {
            run.current = before;
        }
        return member;
    }

    /** Lets a fault that strikes a member's process at a point take its course; returns if the process lives on. */
    void strike(Member member, Point point, FaultOption option) {
        switch (option) {
            case CRASH -> throw crash(member, point);
            case JUMP_AHEAD -> clocks.ahead(member);
            case JUMP_BACK -> clocks.back(member);
            case TAKEN_OVER -> {
                start(member.group, member.id, member.instanceId);
                stall(member, point, option, () -> false);
            }
            case PAUSE, SLOW -> stall(member, point, option, () -> false);
            case SHORT_PAUSE -> {
                int before = run.finishedRecords;
                stall(member, point, option, () -> run.finishedRecords > before && isSuccessorsWork(member));
            }
            default -> {}
        }
    }

    private boolean isSuccessorsWork(Member frozen) {
        TopicPartition last = run.lastFinished;
        return run.lastFinisher != frozen
                && last != null
                && frozen.holdings.stream().anyMatch(each -> each.partition.equals(last));
    }

    /** The process dies here; the caller throws what this returns. A supervisor starts another one at once. */
    Crash crash(Member member, Point point) {
        run.record(new MemberEvent.Crashed(run.nowMicros, member.id, point, handled(member)));
        member.phase = Phase.DEAD;
        disconnect(member);
        releaseSinks(member);
        start(member.group, member.id, member.instanceId);
        return Crash.CRASH;
    }

    private void releaseSinks(Member member) {
        member.openTransactions.clear();
        run.sinks.forEach(sink -> sink.memberDied(member.id));
    }

    private static @Nullable RecordId handled(Member member) {
        return member.handling == null ? null : member.handling.id();
    }

    private void stall(Member member, Point point, FaultOption option, BooleanSupplier until) {
        boolean slow = option == FaultOption.SLOW;
        Stall how = slow ? Stall.SLOW : Stall.PAUSE;
        run.record(new MemberEvent.Stalled(run.nowMicros, member.id, point, handled(member), how));
        if (slow) {
            Duration patience = run.groupOf(member).settings().maxPollInterval();
            member.slowUntilMicros = run.nowMicros + micros(patience);
        } else {
            disconnect(member);
        }
        Member before = run.current;
        member.frozen = true;
        run.current = null;
        loop.run(until);
        run.current = before;
        member.frozen = false;
        member.slowUntilMicros = Long.MAX_VALUE;
        connect(member);
        run.record(new MemberEvent.Resumed(run.nowMicros, member.id));
    }

    /** The process closes in order, with what a client does at close. */
    void close(Member member, Close why) {
        FaultOption fault = run.faults.at(Point.IN_CLOSE, member.id, member.handling, why.toString());
        strike(member, Point.IN_CLOSE, fault);
        GroupRun group = run.groupOf(member);
        Membership membership = member.membership();
        if (membership.isStable() && group.knows(member)) {
            commitAtClose(member, why);
        }
        membership.prepareToClose(run.nowMicros);
        giveUp(member);
        run.record(new MemberEvent.Closed(run.nowMicros, member.id, why));
        member.phase = Phase.CLOSED;
        member.release();
        releaseSinks(member);
        membership.leave(run.nowMicros);
        group.silence(member, run.nowMicros);
        member.known = member.instanceId != null && member.known;
        look(group, member, " leaves");
    }

    private void giveUp(Member member) {
        Membership membership = member.membership();
        Duty duty = membership.duty();
        if (duty != null) {
            run.record(
                    duty.kind() == Duty.Kind.LOST
                            ? new GroupEvent.Lost(run.nowMicros, member.id, member.generation, duty.partitions())
                            : new GroupEvent.Revoked(run.nowMicros, member.id, member.generation, duty.partitions()));
            membership.done(duty, run.nowMicros);
        }
    }

    /** A member unsubscribes between two polls and subscribes again, all in one process. */
    void resubscribe(Member member) {
        commits.commitBeforeRebalance(member);
        Membership membership = member.membership();
        membership.prepareToLeave(run.nowMicros);
        giveUp(member);
        commits.discard(member);
        member.release();
        membership.leave(run.nowMicros);
        member.known = false;
        look(run.groupOf(member), member, " unsubscribes");
        run.groupOf(member).subscribe(member);
    }

    /** Takes back a process that a supervisor started and that has not joined: there is nothing to give up. */
    void withdraw(Member member) {
        run.record(new MemberEvent.Closed(run.nowMicros, member.id, Close.RESTART));
        member.phase = Phase.CLOSED;
        releaseSinks(member);
    }

    /**
     * @source ConsumerCoordinator.close, Kafka 4.3: auto-commit commits the positions, which after an exception in the poll loop
     *     lie behind everything the last poll returned
     */
    private void commitAtClose(Member member, Close why) {
        CommitMode mode = run.groupOf(member).settings().commit();
        if (mode == CommitMode.AUTO) {
            for (Holding each : List.copyOf(member.holdings)) {
                long position = why == Close.POLICY ? Math.max(each.position, each.batchEnd) : each.position;
                if (position != each.committed && !commits.commit(member, each, position)) {
                    return;
                }
            }
        } else if (mode == CommitMode.AFTER_BATCH && why != Close.POLICY) {
            commits.commitFinished(member);
        }
    }

    /** Nothing passes between the member and its coordinator any more. */
    void disconnect(Member member) {
        member.silent = true;
        member.membership().disconnect(run.nowMicros);
        run.groupOf(member).silence(member, run.nowMicros);
    }

    void connect(Member member) {
        member.silent = false;
        member.membership().connect(run.nowMicros);
        run.groupOf(member).hearAgain(member, run.nowMicros);
    }

    /** Tells if a rebalance began, by what {@code member} does unless another reason was given. */
    void look(GroupRun group, @Nullable Member member, String does) {
        if (member != null) {
            group.takeEpoch(member);
        }
        if (group.beganRebalance()) {
            String cause = group.takeReason(member == null ? does : member.id + does);
            run.record(new GroupEvent.RebalanceStarted(run.nowMicros, group.name(), group.endedGeneration(), cause));
        }
    }

    /** Lets time pass: the brokers and the clients' backgrounds do what is due. */
    void passTo(long micros) {
        run.passTo(micros);
        for (int i = 0; i < run.members.size(); i++) {
            Member each = run.members.get(i);
            if (each.slowUntilMicros <= micros) {
                missPollDeadline(each);
            } else if (each.known && !run.groupOf(each).knows(each)) {
                ejected(each, each.silent ? Ejection.SESSION : Ejection.REBALANCE_TIMEOUT);
            }
        }
        for (int i = 0; i < run.groups.size(); i++) {
            look(run.groups.get(i), null, "its time is over");
        }
    }

    /** A member's client leaves the group in its background, since its application has not polled in time. */
    void missPollDeadline(Member member) {
        member.slowUntilMicros = Long.MAX_VALUE;
        if (member.known) {
            member.membership().missPollDeadline(run.nowMicros);
            ejected(member, Ejection.POLL_DEADLINE);
        }
    }

    /** A static member is in its group: whoever had its instance id before is not, and was not removed either. */
    void succeed(Member member, String instanceId) {
        for (Member each : run.members) {
            if (each.start != member.start && each.group == member.group && instanceId.equals(each.instanceId)) {
                each.known = false;
            }
        }
    }

    /**
     * The poll of a static member throws. One whose place another process took stops for good; one whose predecessor's session is
     * not over is started again when that may be so.
     *
     * @source Kafka 4.3, FencedInstanceIdException and UnreleasedInstanceIdException: neither can be cured by another poll
     */
    void expel(Member member, Refusal refusal) {
        if (refusal == Refusal.UNRELEASED_INSTANCE_ID) {
            run.groupOf(member).equip(member, commits);
            member.busyUntilMicros = run.cluster.nextDeadlineMicros();
        } else {
            close(member, Close.FENCED);
        }
    }

    private void ejected(Member member, Ejection why) {
        GroupRun group = run.groupOf(member);
        member.known = false;
        run.record(new GroupEvent.Ejected(run.nowMicros, member.id, group.lastGeneration(), why));
        look(group, member, " is gone");
    }

    /** Alive members of group {@code index}. */
    List<Member> alive(int index) {
        List<Member> alive = new ArrayList<>();
        for (Member each : run.members) {
            if (each.group == index && each.isAlive()) {
                alive.add(each);
            }
        }
        return alive;
    }

    static long micros(Duration duration) {
        return duration.toNanos() / 1_000;
    }
}
