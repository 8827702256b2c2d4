package io.consumerproof.simulation;

import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.GroupEvent.Reset;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.Point;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.RunEvent.Moment;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.FaultKind;
import java.util.Map;

/** What can happen when everything is read and nothing moves. */
final class Lull {

    private final Run run;
    private final Loop loop;
    private final BetweenPolls between;
    private final Mishaps mishaps;

    Lull(Run run, Loop loop, BetweenPolls between, Mishaps mishaps) {
        this.run = run;
        this.loop = loop;
        this.between = between;
        this.mishaps = mishaps;
    }

    /** Lets at most one fault strike; returns whether one did, so that there is something to do again. */
    boolean isBroken() {
        if (run.faults.areOver()) {
            return false;
        }
        for (int i = 0; i < run.partitions().size(); i++) {
            if (mishaps.strikes(Point.WHEN_DRAINED, run.partitions().get(i), null, Faults.ANY)) {
                return true;
            }
        }
        for (int i = 0; i < run.groups.size(); i++) {
            GroupRun group = run.groups.get(i);
            String what = "group " + group.name();
            FaultOption replay = run.faults.at(Point.WHEN_DRAINED, null, null, what, Faults.only(FaultKind.REPLAY));
            if (replay != FaultOption.NONE) {
                replay(i, group, replay == FaultOption.REPLAY_HALF);
                return true;
            }
            for (Member member : loop.lives().alive(i)) {
                if (isStruck(member)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isStruck(Member member) {
        long among = canSeekBack(member) ? Faults.ANY : Faults.allBut(FaultKind.REDELIVERY);
        FaultOption fault = run.faults.at(
                Point.WHEN_DRAINED,
                member.id,
                null,
                member.id.toString(),
                among & Faults.allBut(FaultKind.REPLAY) & Mishaps.NOT_OF_THE_LOG);
        try {
            return between.happens(member, null, null, Point.WHEN_DRAINED, fault);
        } catch (Crash crash) {
            return true;
        }
    }

    private boolean canSeekBack(Member member) {
        for (Holding each : member.holdings) {
            if (run.canSeekBack(member, each)) {
                return true;
            }
        }
        return false;
    }

    /** An operator stops the group, resets its offsets, and starts it again. */
    private void replay(int index, GroupRun group, boolean half) {
        restart(index, Close.REPLAY, () -> {
            run.record(new RunEvent.StateCaptured(run.nowMicros, Moment.BEFORE_REPLAY, run.state()));
            for (Map.Entry<TopicPartition, Long> each : group.committed().entrySet()) {
                long start = run.startOffset(each.getKey());
                long next = half ? start + (each.getValue() - start) / 2 : start;
                run.record(new GroupEvent.OffsetReset(
                        run.nowMicros, group.name(), each.getKey(), each.getValue(), next, Reset.REPLAY));
                group.commit(each.getKey(), next);
            }
        });
    }

    /** Closes every member of a group, does something, and starts as many as the group declares. */
    void restart(int index, Close why, Runnable meanwhile) {
        for (Member member : loop.lives().alive(index)) {
            try {
                loop.lives().close(member, why);
            } catch (Crash crash) {
                // its session outlives it, and the supervisor's new process is closed below
            }
        }
        loop.lives().alive(index).forEach(each -> loop.lives().withdraw(each));
        meanwhile.run();
        loop.lives().startAll(index);
    }
}
