package io.consumerproof.simulation;

import io.consumerproof.group.Group;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;

/** A member that belongs to no group joins; or one joins again, since the round it joined was overtaken by another. */
final class Join implements Step {

    private final Run run;
    private final Loop loop;

    Join(Run run, Loop loop) {
        this.run = run;
        this.loop = loop;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.phase == Phase.UNJOINED
                || (member.phase == Phase.JOINING && run.groupOf(member).asksToRejoin(member.id));
    }

    @Override
    public void take(Member member) {
        Group group = run.groupOf(member);
        if (group.join(member.id)) {
            loop.lives().announce(group, member.id + " joins");
        }
        member.phase = Phase.JOINING;
    }
}
