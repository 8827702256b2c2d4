package io.consumerproof.history;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happened to a group. */
public sealed interface GroupEvent extends Event {

    @Override
    default Family family() {
        return Family.GROUP;
    }

    /** The group's name. */
    String group();

    /** Why the coordinator removed a member that did not leave. */
    enum Ejection {
        SESSION("session timed out"),
        POLL_DEADLINE("poll deadline passed"),
        REBALANCE_TIMEOUT("did not rejoin in time");

        private final String sentence;

        Ejection(String sentence) {
            this.sentence = sentence;
        }

        @Override
        public String toString() {
            return sentence;
        }
    }

    /** Why a group reads again what it has read. */
    enum Reset {
        /** A live member seeks back. */
        REDELIVERY("redelivery"),
        /** An operator resets the group's committed offsets while no member runs. */
        REPLAY("replay");

        private final String spelling;

        Reset(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /**
     * A group exists from here on, with what it declares.
     *
     * @param topics subscribed, sorted
     * @param commit when members commit, as contracts spell it
     * @param attempts handler calls in total for one delivery
     * @param then what follows the last failed attempt, as contracts spell it
     * @param deadLetterTopic where the policy copies records to; null without one
     */
    record Formed(
            long atMicros,
            String group,
            List<String> topics,
            String commit,
            int attempts,
            String then,
            @Nullable String deadLetterTopic)
            implements GroupEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.formed(this);
        }
    }

    /**
     * The coordinator asks everybody to join again.
     *
     * @param generation the generation that ends
     * @param cause a short phrase: {@code member-3 joins}
     */
    record RebalanceStarted(long atMicros, String group, int generation, String cause) implements GroupEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.rebalanceStarted(this);
        }
    }

    /** A member got partitions, perhaps none; claims are sorted by partition. */
    record Assigned(long atMicros, MemberId member, int generation, List<Claim> claims) implements GroupEvent {
        @Override
        public String group() {
            return member.group();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.assigned(this);
        }
    }

    /** A member gave partitions back in order; sorted, perhaps none. */
    record Revoked(long atMicros, MemberId member, int generation, List<TopicPartition> partitions)
            implements GroupEvent {
        @Override
        public String group() {
            return member.group();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.revoked(this);
        }
    }

    /** A member that was removed from the group learned of it; sorted, perhaps none. */
    record Lost(long atMicros, MemberId member, int generation, List<TopicPartition> partitions) implements GroupEvent {
        @Override
        public String group() {
            return member.group();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.lost(this);
        }
    }

    /** The coordinator removed a member; the member itself does not know yet. */
    record Ejected(long atMicros, MemberId member, int generation, Ejection why) implements GroupEvent {
        @Override
        public String group() {
            return member.group();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.ejected(this);
        }
    }

    /**
     * A group reads a partition again.
     *
     * @param from the next offset before: committed for a replay, the position for a redelivery
     * @param nextOffset the next offset after
     */
    record OffsetReset(long atMicros, String group, TopicPartition partition, long from, long nextOffset, Reset why)
            implements GroupEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.offsetReset(this);
        }
    }

    /** Why a member's position says nothing about where to read on. */
    enum Lack {
        NO_COMMIT("nothing is committed"),
        OUT_OF_RANGE("out of range");

        private final String sentence;

        Lack(String sentence) {
            this.sentence = sentence;
        }

        @Override
        public String toString() {
            return sentence;
        }
    }

    /**
     * A member does not know where to read on, and goes where the declared reset policy sends it.
     *
     * @param from the next offset before, or {@link Claim#NONE}
     * @param nextOffset the next offset after
     * @param policy as contracts spell it
     */
    record PositionReset(
            long atMicros,
            MemberId member,
            TopicPartition partition,
            long from,
            long nextOffset,
            Lack why,
            String policy)
            implements GroupEvent {
        @Override
        public String group() {
            return member.group();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.positionReset(this);
        }
    }

    /**
     * A member does not know where to read on, and the declared reset policy is none: its poll throws, and it stops.
     *
     * @param from the next offset, or {@link Claim#NONE}
     */
    record PositionLost(long atMicros, MemberId member, TopicPartition partition, long from, Lack why)
            implements GroupEvent {
        @Override
        public String group() {
            return member.group();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.positionLost(this);
        }
    }
}
