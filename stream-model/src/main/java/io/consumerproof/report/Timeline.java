package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A run laid out from left to right: each drawn event has a slot of its own, in the order of the history; a lane for each member
 * and for each partition. Says what is where, not how it looks.
 *
 * @param slots the number of slots, from 0; bars and spans reach from a slot to a later one, both included
 * @param moments the slots of one virtual time, ascending, without holes
 * @param partitions sorted by group and partition
 * @param members in the order of their first event
 * @param lines what concerns all lanes, ascending
 */
public record Timeline(
        int slots, List<Moment> moments, List<PartitionLane> partitions, List<MemberLane> members, List<Sign> lines) {

    /** The most slots that are drawn; what comes later is left to the listing. */
    public static final int MOST_SLOTS = 2_000;

    /** What an event looks like. */
    public enum Shape {
        /** Not drawn. */
        NONE,
        FAULT,
        TROUBLE,
        BEGIN,
        END,
        WAIT,
        GIVEN_UP,
        DROPPED,
        EFFECT,
        SEND,
        ABSORBED,
        STATEMENT,
        STATE,
        ROLLED_BACK,
        COMMIT,
        REFUSED,
        ASSIGNED,
        RELEASED,
        EJECTED,
        BIRTH,
        CLOSED,
        REBALANCE,
        RUN
    }

    /** How a member is. */
    public enum Life {
        RUNS,
        FROZEN
    }

    /**
     * All slots of one virtual time.
     *
     * @param spelled {@code t=45.0s}
     */
    public record Moment(int from, int to, String spelled) {}

    /**
     * One drawn event.
     *
     * @param slot where
     * @param event its place in the history
     * @param shape what it looks like
     * @param label a few characters beside it; may be empty
     * @param mark why the violation points at it; empty if it does not
     */
    public record Sign(int slot, int event, Shape shape, String label, String mark) {}

    /** A partition as long as one member owns it in one generation; {@code colour} is the owner's place among the members. */
    public record Bar(int from, int to, MemberId owner, int colour, int generation) {}

    /** A partition of one group. */
    public record PartitionLane(String group, TopicPartition partition, List<Bar> bars, List<Sign> signs) {}

    /** One call of a handler. */
    public record Work(int from, int to, String label, boolean finished) {}

    /** A stretch of a member's life. */
    public record Stretch(int from, int to, Life life) {}

    /** A member; {@code colour} is its place among the members. */
    public record MemberLane(MemberId member, int colour, List<Stretch> life, List<Work> works, List<Sign> signs) {}

    public Timeline {
        moments = List.copyOf(moments);
        partitions = List.copyOf(partitions);
        members = List.copyOf(members);
        lines = List.copyOf(lines);
    }

    /** Lays {@code history} out; {@code violation} gives the marks. */
    public static Timeline of(History history, @Nullable Violation violation) {
        return new TimelineLayout(Narrator.of(history), violation).lay();
    }
}
