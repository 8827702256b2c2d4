package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * What a member under the classic protocol owns, and the callbacks that it owes while that changes.
 *
 * @source ConsumerCoordinator.onJoinPrepare, onJoinComplete and onLeavePrepare, Kafka 4.3
 */
final class ClassicDuties {

    private final boolean cooperative;
    private List<TopicPartition> owned = List.of();
    private @Nullable Duty due;
    /** What it owns once the due callback has run. */
    private List<TopicPartition> ownedThen = List.of();
    /** What is assigned to it after that, to be told next; null if nothing is to be told. */
    private @Nullable List<TopicPartition> assignedThen;
    /** The assignment that a round has led to, while its callbacks run; null outside of that. */
    private @Nullable List<TopicPartition> completing;
    /** The assignment of a round that a callback kept from completing by what it threw: it completes in the next poll. */
    private @Nullable List<TopicPartition> incomplete;

    ClassicDuties(boolean cooperative) {
        this.cooperative = cooperative;
    }

    List<TopicPartition> owned() {
        return owned;
    }

    @Nullable
    Duty due() {
        return due;
    }

    /** Eager: everything goes. Cooperative: only what is not wanted any more. Whoever is no member any more has lost all. */
    void beforeJoin(boolean isMember, SortedSet<String> subscription) {
        if (!isMember) {
            giveUp(Duty.Kind.LOST, owned);
        } else if (cooperative) {
            giveUp(
                    Duty.Kind.REVOKED,
                    owned.stream()
                            .filter(each -> !subscription.contains(each.topic()))
                            .toList());
        } else {
            due = new Duty(Duty.Kind.REVOKED, owned);
            ownedThen = List.of();
        }
    }

    /** Returns whether it has to join again, since it gives something up. */
    boolean afterJoin(List<TopicPartition> assigned) {
        completing = assigned;
        List<TopicPartition> revoked = cooperative ? without(owned, assigned) : List.of();
        if (revoked.isEmpty()) {
            assign(assigned);
            return false;
        }
        due = new Duty(Duty.Kind.REVOKED, revoked);
        ownedThen = owned;
        assignedThen = assigned;
        return true;
    }

    /** Whether all of {@code partitions} belong to {@code topics}. */
    static boolean areOf(List<TopicPartition> partitions, SortedSet<String> topics) {
        for (TopicPartition each : partitions) {
            if (!topics.contains(each.topic())) {
                return false;
            }
        }
        return true;
    }

    void beforeLeaving(boolean inOrder) {
        assignedThen = null;
        completing = null;
        giveUp(inOrder ? Duty.Kind.REVOKED : Duty.Kind.LOST, owned);
    }

    private void giveUp(Duty.Kind kind, List<TopicPartition> partitions) {
        due = partitions.isEmpty() ? null : new Duty(kind, partitions);
        ownedThen = without(owned, partitions);
    }

    private void assign(List<TopicPartition> assigned) {
        due = new Duty(Duty.Kind.ASSIGNED, without(assigned, owned));
        owned = assigned;
        ownedThen = assigned;
        assignedThen = null;
    }

    void done() {
        due = null;
        if (assignedThen != null) {
            assign(assignedThen);
        } else {
            owned = ownedThen;
            completing = null;
        }
    }

    /** The due callback has run and thrown. */
    void failed() {
        incomplete = completing == null ? incomplete : completing;
        done();
    }

    /**
     * A poll begins. A round that is not complete is completed; whoever is out of the group by then has nothing to complete.
     *
     * @source AbstractCoordinator.joinGroupIfNeeded, Kafka 4.3: onJoinComplete is called again, since joinFuture is still there
     */
    void polled(boolean isMember) {
        completing = isMember ? incomplete : null;
        incomplete = null;
        if (completing != null) {
            assign(completing);
        }
    }

    private static List<TopicPartition> without(List<TopicPartition> some, List<TopicPartition> others) {
        if (some.isEmpty() || others.isEmpty()) {
            return some;
        }
        List<TopicPartition> left = new ArrayList<>(some);
        left.removeAll(others);
        return left;
    }
}
