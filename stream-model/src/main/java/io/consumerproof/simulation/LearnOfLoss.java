package io.consumerproof.simulation;

import io.consumerproof.history.GroupEvent;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;

/**
 * A member that was removed from its group polls, and only now learns that it lost its partitions.
 *
 * @source ConsumerCoordinator.onJoinPrepare: onPartitionsLost when the generation was reset, Kafka 4.3
 */
final class LearnOfLoss implements Step {

    private final Run run;

    LearnOfLoss(Run run) {
        this.run = run;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.phase != Phase.UNJOINED && !run.groupOf(member).knows(member.id);
    }

    @Override
    public void take(Member member) {
        if (member.phase == Phase.STABLE) {
            run.record(new GroupEvent.Lost(run.nowMicros, member.id, member.generation, member.owned()));
        }
        member.release();
        member.phase = Phase.UNJOINED;
    }
}
