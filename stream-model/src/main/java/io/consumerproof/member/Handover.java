package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a member of a group under the consumer protocol owns, what it shall own, and the callbacks in between.
 *
 * @source Kafka 4.3, AbstractMembershipManager.revokeAndAssign
 */
final class Handover {

    /** Callbacks that are due, the next first. */
    private final ArrayDeque<Duty> duties = new ArrayDeque<>();

    private List<TopicPartition> owned = List.of();
    private LocalAssignment current = LocalAssignment.NONE;
    private LocalAssignment target = LocalAssignment.NONE;
    /** The target whose callbacks are due or run; null between two. */
    private @Nullable LocalAssignment underWay;
    /** What is owned until a callback has run that takes it away; one that threw leaves it so. */
    private List<TopicPartition> withheld = List.of();
    /** Whether what is under way shows in the assignment. */
    private boolean applied;
    /** Whether the member has joined again since that began, so that it does not matter any more. */
    private boolean overtaken;

    List<TopicPartition> owned() {
        return owned;
    }

    /** What the coordinator may be told that the member owns. */
    LocalAssignment current() {
        return current;
    }

    @Nullable
    Duty due() {
        return duties.peek();
    }

    List<TopicPartition> withheld() {
        return withheld;
    }

    int dueCount() {
        return duties.size();
    }

    boolean owesLost() {
        return duties.stream().anyMatch(each -> each.kind() == Duty.Kind.LOST);
    }

    boolean isReached() {
        return current.equals(target);
    }

    boolean isUnderWay() {
        return underWay != null;
    }

    /** A new target, which may be the one before. */
    void aim(List<TopicPartition> told) {
        target = target.updated(told);
    }

    /** The member joins; what it learns from now on is another assignment. */
    void rejoin() {
        overtaken = underWay != null;
        target = LocalAssignment.NONE;
    }

    /** The member has left; what it owned it still shows. */
    void leave() {
        current = LocalAssignment.NONE;
    }

    /** Whether the way to the target takes nothing away. */
    boolean onlyGains() {
        return LocalAssignment.surplus(owned, target.partitions()).isEmpty();
    }

    void begin() {
        underWay = target;
        applied = false;
        overtaken = false;
    }

    /** What is under way makes its first callback due. */
    void oweFirst() {
        List<TopicPartition> revoked = LocalAssignment.surplus(owned, target.partitions());
        withheld = revoked;
        duties.add(revoked.isEmpty() ? gained() : new Duty(Duty.Kind.REVOKED, revoked));
    }

    private Duty gained() {
        LocalAssignment wanted = underWay == null ? LocalAssignment.NONE : underWay;
        return new Duty(Duty.Kind.ASSIGNED, LocalAssignment.surplus(wanted.partitions(), owned));
    }

    /** All it owns becomes due as {@code kind}; returns whether that is anything. */
    boolean owe(Duty.Kind kind) {
        if (!owned.isEmpty()) {
            duties.add(new Duty(kind, owned));
            withheld = owned;
        }
        return !owned.isEmpty();
    }

    /** Inside a poll the assignment shows before the application is told. */
    void applyIfDue() {
        Duty due = duties.peek();
        if (due != null && due.kind() == Duty.Kind.ASSIGNED && !applied && underWay != null) {
            owned = underWay.partitions();
            applied = true;
        }
    }

    /** The callback that was due has run; takes it off the list. */
    void ran() {
        duties.remove();
    }

    /** The callback for what was revoked has run; {@code goesOn}: the one for what is gained is next. */
    void revoked(boolean goesOn) {
        if (underWay == null) {
            clear();
        } else if (goesOn && !overtaken) {
            duties.addFirst(gained());
        } else {
            underWay = null;
        }
    }

    /** The callback for what was gained has run; returns whether the target that was under way is reached. */
    boolean assigned(boolean goesOn) {
        boolean reached = goesOn && !overtaken && underWay != null;
        if (reached && underWay != null) {
            current = underWay;
        }
        underWay = null;
        return reached;
    }

    /** No callback is due any more, and nothing under way. */
    void drop() {
        duties.clear();
        underWay = null;
    }

    /** Nothing is owned any more. */
    void clear() {
        owned = List.of();
        withheld = List.of();
        current = LocalAssignment.NONE;
        target = LocalAssignment.NONE;
    }
}
