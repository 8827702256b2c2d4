package io.consumerproof.simulation;

import io.consumerproof.group.Group;
import io.consumerproof.group.Subscription;
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
        if (join(group, member)) {
            loop.lives().announce(group, member.id + " joins");
        }
        member.phase = Phase.JOINING;
    }

    /** Tells the group what the member got last; returns whether that begins a round. */
    static boolean join(Group group, Member member) {
        int generation = member.generation == 0 ? Subscription.NO_GENERATION : member.generation;
        return group.join(member.id, member.lastAssignment, generation);
    }
}
