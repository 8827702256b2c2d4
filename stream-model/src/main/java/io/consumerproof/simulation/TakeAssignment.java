package io.consumerproof.simulation;

import io.consumerproof.group.Group;
import io.consumerproof.group.Group.State;
import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.Point;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import java.util.List;

/**
 * A member that joined gets its partitions, and goes back to the committed offsets even for those it had before.
 *
 * @source ConsumerCoordinator.onJoinComplete and refreshCommittedOffsets under the eager protocol, Kafka 4.3
 */
final class TakeAssignment implements Step {

    private final Run run;
    private final Loop loop;
    private final Positions positions;

    TakeAssignment(Run run, Loop loop, Positions positions) {
        this.run = run;
        this.loop = loop;
        this.positions = positions;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.phase == Phase.JOINING && run.groupOf(member).state() == State.STABLE;
    }

    @Override
    public void take(Member member) {
        Group group = run.groupOf(member);
        List<Claim> claims = group.claimsOf(member.id, each -> positions.first(group, each));
        for (Claim each : claims) {
            member.holdings.add(run.holding(each));
        }
        member.generation = group.generation();
        member.lastAssignment = member.owned();
        member.phase = Phase.STABLE;
        run.record(new GroupEvent.Assigned(run.nowMicros, member.id, member.generation, claims));
        loop.lives().strike(member, Point.IN_ASSIGNED, run.faults.inCallback(Point.IN_ASSIGNED, member));
    }
}
