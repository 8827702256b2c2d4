package io.consumerproof.log;

/**
 * Why something that was asked for is not done, named as the exception in which Kafka's clients tell it.
 *
 * @source Kafka 4.3, org.apache.kafka.common.protocol.Errors and the exceptions of org.apache.kafka.clients
 */
public enum Refusal {
    COMMIT_FAILED("CommitFailedException"),
    FENCED_INSTANCE_ID("FencedInstanceIdException"),
    FENCED_MEMBER_EPOCH("FencedMemberEpochException"),
    GROUP_ID_NOT_FOUND("GroupIdNotFoundException"),
    GROUP_NOT_EMPTY("GroupNotEmptyException"),
    GROUP_SUBSCRIBED_TO_TOPIC("GroupSubscribedToTopicException"),
    ILLEGAL_ARGUMENT("IllegalArgumentException"),
    ILLEGAL_GENERATION("IllegalGenerationException"),
    ILLEGAL_STATE("IllegalStateException"),
    INVALID_PARTITIONS("InvalidPartitionsException"),
    INVALID_RECORD("InvalidRecordException"),
    INCONSISTENT_GROUP_PROTOCOL("InconsistentGroupProtocolException"),
    INVALID_GROUP_ID("InvalidGroupIdException"),
    INVALID_TIMESTAMP("InvalidTimestampException"),
    KAFKA("KafkaException"),
    NO_OFFSET_FOR_PARTITION("NoOffsetForPartitionException"),
    OFFSET_METADATA_TOO_LARGE("OffsetMetadataTooLarge"),
    OFFSET_OUT_OF_RANGE("OffsetOutOfRangeException"),
    POLICY_VIOLATION("PolicyViolationException"),
    REBALANCE_IN_PROGRESS("RebalanceInProgressException"),
    STALE_MEMBER_EPOCH("StaleMemberEpochException"),
    TIMEOUT("TimeoutException"),
    UNKNOWN_MEMBER_ID("UnknownMemberIdException"),
    UNKNOWN_TOPIC_OR_PARTITION("UnknownTopicOrPartitionException"),
    UNRELEASED_INSTANCE_ID("UnreleasedInstanceIdException"),
    UNSTABLE_OFFSET_COMMIT("UnstableOffsetCommitException"),
    WAKEUP("WakeupException");

    private final String exceptionName;

    Refusal(String exceptionName) {
        this.exceptionName = exceptionName;
    }

    /** The simple name of the exception's class. */
    public String exceptionName() {
        return exceptionName;
    }
}
