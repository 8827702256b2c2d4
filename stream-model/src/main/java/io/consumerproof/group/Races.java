package io.consumerproof.group;

/**
 * The catalogue of what a real group does now one way, now another, for the same calls in the same order. The model does what a
 * {@link Race} says; a comparison with the real system accepts any outcome listed here, and nothing else.
 *
 * @source each race has its own, {@link #source()}
 */
public enum Races {
    /** Which member a target assignment favours where members are equal. */
    MEMBER_ORDER(
            "A member of a group under the consumer protocol has a random id, and the coordinator walks through the members in an"
                    + " order that hangs on their ids, so any of several equal members may get the odd or the first partitions.",
            "Kafka 4.3, ConsumerMembershipManager.memberId, TargetAssignmentBuilder, UniformAssignor and RangeAssignor;"
                    + " assignor-server-uniform.json, memberIterationOrder",
            "the new member comes behind all others",
            "the new member comes before {number} of the others"),
    /** Which member of a classic group a sticky assignor favours where members are equal. */
    STICKY_ORDER(
            "A member of a classic group has a random id, and both sticky assignors walk through a hash table of ids, so any of"
                    + " several equal members may keep, give up or get the odd partition.",
            "Kafka 4.3, AbstractStickyAssignor over ConsumerPartitionAssignor.GroupSubscription; observed in group-cooperative"
                    + " programs",
            "equal members are favoured as they came",
            "equal members are favoured by another order of their ids ({number} of {others})"),
    /** Who leads a classic group after its leader. */
    NEXT_LEADER(
            "The coordinator keeps the members of a classic group in a hash table of their random ids, so any of those that are"
                    + " left, or that have joined, may lead when the leader is gone.",
            "Kafka 4.3, ClassicGroup.remove and maybeElectNewJoinedLeader",
            "who came first leads",
            "another member than the first leads ({number} of {others})"),
    /** Whether a record that belongs to no transaction keeps those of other partitions from going out. */
    LEFTOVER_BLOCKS(
            "A record that was refused since no transaction was open is left in the producer, and ends its round through the"
                    + " partitions of the broker; which partitions come before it hangs on where the last round ended.",
            "Kafka 4.3, RecordAccumulator.drainBatchesForOneNode and shouldStopDrainBatchesForPartition; seen with one record"
                    + " for each of two topics",
            "records for other partitions go out",
            "records for other partitions wait behind the one that was refused"),
    /** What a transactional producer gives up first when several times are over at once. */
    TIME_OUTS_AT_ONCE(
            "A call and records that were begun within a few milliseconds have times that end within a few milliseconds, so any"
                    + " of them may be given up first, and the others then fail for the reason of the first.",
            "Kafka 4.3, Sender.sendProducerData and TransactionalRequestResult.await; seen with equal max.block.ms and"
                    + " delivery.timeout.ms",
            "the call is given up before records, and all records at once",
            "the oldest records are given up first"),
    /** Whether a periodic commit takes in what the poll that sends it returns. */
    AUTO_COMMIT_READS_AHEAD(
            "Under the consumer protocol another thread sends the periodic commit while the poll goes on, so the commit may"
                    + " include the records that this poll returns.",
            "Kafka 4.3, ApplicationEventProcessor.process(AsyncPollEvent); seen once in 20 runs",
            "the commit ends before the records of this poll",
            "the commit takes in the records of this poll");

    private final String sentence;
    private final String source;
    private final String usual;
    private final String other;

    Races(String sentence, String source, String usual, String other) {
        this.sentence = sentence;
        this.source = source;
        this.usual = usual;
        this.other = other;
    }

    /** What races with what. */
    public String sentence() {
        return sentence;
    }

    /** Where that can be read or was seen. */
    public String source() {
        return source;
    }

    /**
     * What may come of it, a short phrase; different ones for different outcomes.
     *
     * @param outcome 0 for the usual one, less than {@code outcomes}
     * @param outcomes how many there are this time, 2 or more
     */
    public String outcome(int outcome, int outcomes) {
        return outcome == 0
                ? usual
                : other.replace("{number}", String.valueOf(outcome)).replace("{others}", String.valueOf(outcomes - 1));
    }
}
