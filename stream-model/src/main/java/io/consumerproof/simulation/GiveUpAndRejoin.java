package io.consumerproof.simulation;

import io.consumerproof.group.Group;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.Point;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.CommitMode;

/**
 * A member polls while its group rebalances: it gives up everything it owns and joins again.
 *
 * @source ConsumerCoordinator.onJoinPrepare under the eager protocol, Kafka 4.3: auto-commit, then onPartitionsRevoked for all
 */
final class GiveUpAndRejoin implements Step {

    private final Run run;
    private final Loop loop;
    private final Commits commits;

    GiveUpAndRejoin(Run run, Loop loop, Commits commits) {
        this.run = run;
        this.loop = loop;
        this.commits = commits;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.phase == Phase.STABLE && run.groupOf(member).asksToRejoin(member.id);
    }

    @Override
    public void take(Member member) {
        Group group = run.groupOf(member);
        loop.lives().strike(member, Point.IN_REVOKED, run.faults.inCallback(Point.IN_REVOKED, member));
        if (group.settings().commit() == CommitMode.AUTO) {
            commits.commitPositions(member);
        }
        run.record(new GroupEvent.Revoked(run.nowMicros, member.id, member.generation, member.owned()));
        commits.discard(member);
        member.release();
        if (group.knows(member.id)) {
            Join.join(group, member);
            member.phase = Phase.JOINING;
        } else {
            member.phase = Phase.UNJOINED;
        }
    }
}
