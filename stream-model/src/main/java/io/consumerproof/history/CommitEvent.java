package io.consumerproof.history;

/** What the group's committed offsets went through. */
public sealed interface CommitEvent extends Event {

    @Override
    default Family family() {
        return Family.COMMIT;
    }

    @Override
    MemberId member();

    /** The partition it is about. */
    TopicPartition partition();

    /** The next offset to read, as committed. */
    long nextOffset();

    /**
     * The coordinator accepted a commit.
     *
     * @param generation the generation the member committed with
     * @param answered false where the answer was lost on its way
     */
    record Committed(
            long atMicros, MemberId member, TopicPartition partition, long nextOffset, int generation, boolean answered)
            implements CommitEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.committed(this);
        }
    }

    /**
     * The coordinator refused a commit.
     *
     * @param reason a short phrase: {@code stale generation 1, the group is at 2}
     * @param injected whether a fault refused it
     * @param retriable whether repeating the commit may help
     */
    record CommitRefused(
            long atMicros,
            MemberId member,
            TopicPartition partition,
            long nextOffset,
            String reason,
            boolean injected,
            boolean retriable)
            implements CommitEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.commitRefused(this);
        }
    }
}
