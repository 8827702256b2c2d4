package io.consumerproof.simulation;

import io.consumerproof.group.Group;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.MemberEvent.Stall;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.CannotStartException;
import io.consumerproof.scenario.CommitMode;
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

    /** A new process of group {@code index} starts. */
    Member start(int index, @Nullable MemberId replaces) {
        Group group = run.groups.get(index).group();
        int number = 1;
        for (Member each : run.members) {
            number += each.group == index ? 1 : 0;
        }
        Member member = new Member(new MemberId(group.name(), number), index, run.members.size());
        run.members.add(member);
        run.record(new MemberEvent.Started(run.nowMicros, member.id, replaces));
        Member before = run.current;
        run.current = member;
        HandlerFactory handlers = run.groups.get(index).handlers();
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
        Group group = run.groupOf(member);
        member.phase = Phase.DEAD;
        group.silence(member.id, false, run.nowMicros + micros(group.settings().sessionTimeout()));
        releaseSinks(member);
        start(member.group, member.id);
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
        Group group = run.groupOf(member);
        Stall how = slow ? Stall.SLOW : Stall.PAUSE;
        run.record(new MemberEvent.Stalled(run.nowMicros, member.id, point, handled(member), how));
        Duration patience =
                slow ? group.settings().maxPollInterval() : group.settings().sessionTimeout();
        group.silence(member.id, slow, run.nowMicros + micros(patience));
        Member before = run.current;
        member.frozen = true;
        run.current = null;
        loop.run(until);
        run.current = before;
        member.frozen = false;
        group.heard(member.id);
        run.record(new MemberEvent.Resumed(run.nowMicros, member.id));
    }

    /** The process closes in order, with what a client does at close. */
    void close(Member member, Close why) {
        FaultOption fault = run.faults.at(Point.IN_CLOSE, member.id, member.handling, why.toString());
        strike(member, Point.IN_CLOSE, fault);
        Group group = run.groupOf(member);
        if (member.phase == Phase.STABLE && group.knows(member.id)) {
            commitAtClose(member, why);
        }
        if (!member.holdings.isEmpty()) {
            run.record(new GroupEvent.Revoked(run.nowMicros, member.id, member.generation, member.owned()));
        }
        run.record(new MemberEvent.Closed(run.nowMicros, member.id, why));
        member.phase = Phase.CLOSED;
        member.release();
        releaseSinks(member);
        if (group.remove(member.id)) {
            announce(group, member.id + " leaves");
        }
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

    /** Everybody has to join again, since {@code cause}. */
    void announce(Group group, String cause) {
        run.record(new GroupEvent.RebalanceStarted(run.nowMicros, group.name(), group.generation(), cause));
    }

    /** The coordinator removes a member that it no longer hears. */
    void eject(Group group, MemberId member) {
        run.record(new GroupEvent.Ejected(run.nowMicros, member, group.generation(), group.ejectionOf(member)));
        if (group.remove(member)) {
            announce(group, member + " is gone");
        }
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
