package io.consumerproof.simulation;

import io.consumerproof.history.MemberEvent;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;

/**
 * The wall clock of a member's host jumps. Ahead: its client takes the poll deadline for passed and leaves the group, which the
 * member learns at its next poll. Back: only its own code can notice.
 *
 * @source Kafka 4.3, Heartbeat.pollTimeoutExpired and AbstractCoordinator.HeartbeatThread go by Time.milliseconds, the wall clock;
 *     how far it jumps is ours
 */
final class ClockFault {

    private static final long BACK_MICROS = 3_600_000_000L;
    private static final long BEYOND_MICROS = 1_000_000;

    private final Run run;
    private final Lives lives;

    ClockFault(Run run, Lives lives) {
        this.run = run;
        this.lives = lives;
    }

    void ahead(Member member) {
        GroupRun group = run.groupOf(member);
        jump(member, Lives.micros(group.settings().maxPollInterval()) + BEYOND_MICROS);
        for (Holding each : member.holdings) {
            each.retryDueMicros = each.retryDueMicros == Holding.NO_RETRY ? Holding.NO_RETRY : run.nowMicros;
        }
        lives.missPollDeadline(member);
    }

    void back(Member member) {
        jump(member, -BACK_MICROS);
    }

    private void jump(Member member, long byMicros) {
        member.clockSkewMicros += byMicros;
        run.record(new MemberEvent.ClockJumped(run.nowMicros, member.id, byMicros));
    }
}
