package io.consumerproof.simulation;

import io.consumerproof.log.RefusedException;
import io.consumerproof.member.Duty;
import io.consumerproof.member.Member;
import io.consumerproof.member.Membership;

/**
 * A member polls and its client has to deal with its coordinator: it joins, takes its assignment, gives up what others shall have,
 * learns that it lost everything. The callbacks run in here.
 *
 * @source KafkaConsumer.poll, ConsumerCoordinator.poll and AsyncKafkaConsumer.poll, Kafka 4.3
 */
final class Exchange implements Step {

    private final Run run;
    private final Loop loop;
    private final Callbacks callbacks;

    Exchange(Run run, Loop loop, Callbacks callbacks) {
        this.run = run;
        this.loop = loop;
        this.callbacks = callbacks;
    }

    @Override
    public boolean mayHappen(Member member) {
        return member.membership().awaitsPoll();
    }

    @Override
    public void take(Member member) {
        Membership membership = member.membership();
        try {
            membership.polled(run.nowMicros);
            boolean goesOn = true;
            while (goesOn) {
                boolean changed = exchange(member, membership);
                Duty duty = membership.duty();
                goesOn = duty == null ? changed : callback(member, membership, duty);
            }
        } catch (RefusedException refused) {
            loop.lives().expel(member, refused.refusal());
        }
    }

    /** Whoever has asked to join waits for the others, and lets them move. */
    private boolean exchange(Member member, Membership membership) {
        boolean changed = membership.exchange(run.nowMicros);
        GroupRun group = run.groupOf(member);
        member.known = group.knows(member);
        if (member.known && member.instanceId != null) {
            loop.lives().succeed(member, member.instanceId);
        }
        loop.lives().look(group, member, " joins");
        return changed && !membership.isJoining();
    }

    /**
     * What came while an assignment was awaited is heard after it. Whoever has lost everything joins in a later poll, or in its
     * background, which has waited for the callback.
     *
     * @source Kafka 4.3, ConsumerCoordinator.onJoinPrepare; AbstractMembershipManager.clearAssignmentAndSubscriptions and
     *     transitionToJoining once the callback is over
     */
    private boolean callback(Member member, Membership membership, Duty duty) {
        callbacks.call(member, duty);
        membership.done(duty, run.nowMicros);
        if (duty.kind() == Duty.Kind.REVOKED) {
            return true;
        }
        membership.hear(run.nowMicros);
        loop.lives().look(run.groupOf(member), member, " joins");
        return false;
    }
}
