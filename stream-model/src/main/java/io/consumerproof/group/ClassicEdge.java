package io.consumerproof.group;

/**
 * The table of a classic group's protocol: from which state which event leads where. There is no other way.
 *
 * @source GroupMetadataManager and ClassicGroup, Kafka 4.3
 */
public enum ClassicEdge {
    FIRST_MEMBER(ClassicState.EMPTY, ClassicEvent.MEMBER_JOINS, ClassicState.PREPARING),
    REMOVED(ClassicState.EMPTY, ClassicEvent.DELETED, ClassicState.DEAD),
    EVERYBODY_JOINED(ClassicState.PREPARING, ClassicEvent.ALL_JOINED, ClassicState.COMPLETING),
    NOBODY_LEFT(ClassicState.PREPARING, ClassicEvent.ALL_GONE, ClassicState.EMPTY),
    ASSIGNED(ClassicState.COMPLETING, ClassicEvent.LEADER_SYNCED, ClassicState.STABLE),
    JOIN_BEFORE_ASSIGNMENT(ClassicState.COMPLETING, ClassicEvent.MEMBER_JOINS, ClassicState.PREPARING),
    LOSS_BEFORE_ASSIGNMENT(ClassicState.COMPLETING, ClassicEvent.MEMBER_GOES, ClassicState.PREPARING),
    NO_SYNC_BEFORE_ASSIGNMENT(ClassicState.COMPLETING, ClassicEvent.SYNC_OVERDUE, ClassicState.PREPARING),
    JOIN(ClassicState.STABLE, ClassicEvent.MEMBER_JOINS, ClassicState.PREPARING),
    LOSS(ClassicState.STABLE, ClassicEvent.MEMBER_GOES, ClassicState.PREPARING),
    NO_SYNC(ClassicState.STABLE, ClassicEvent.SYNC_OVERDUE, ClassicState.PREPARING);

    private static final ClassicEdge[] ALL = values();

    final ClassicState from;
    final ClassicEvent event;
    final ClassicState to;

    ClassicEdge(ClassicState from, ClassicEvent event, ClassicState to) {
        this.from = from;
        this.event = event;
        this.to = to;
    }

    /**
     * The edge that {@code event} takes.
     *
     * @throws IllegalStateException if it cannot happen in that state
     */
    static ClassicEdge of(ClassicState from, ClassicEvent event) {
        for (ClassicEdge each : ALL) {
            if (each.from == from && each.event == event) {
                return each;
            }
        }
        throw new IllegalStateException("a classic group that is " + from + " cannot meet " + event);
    }
}
