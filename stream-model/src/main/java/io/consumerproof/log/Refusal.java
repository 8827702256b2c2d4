package io.consumerproof.log;

/**
 * Why something that was asked for is not done, named as the exception in which Kafka's clients tell it.
 *
 * @source Kafka 4.3, org.apache.kafka.common.protocol.Errors and the exceptions of org.apache.kafka.clients
 */
public enum Refusal {
    COMMIT_FAILED("CommitFailedException"),
    CONCURRENT_TRANSACTIONS("ConcurrentTransactionsException"),
    CONFIG("config.ConfigException"),
    FENCED_INSTANCE_ID("FencedInstanceIdException"),
    FENCED_MEMBER_EPOCH("FencedMemberEpochException"),
    GROUP_ID_NOT_FOUND("GroupIdNotFoundException"),
    GROUP_NOT_EMPTY("GroupNotEmptyException"),
    GROUP_SUBSCRIBED_TO_TOPIC("GroupSubscribedToTopicException"),
    ILLEGAL_ARGUMENT("IllegalArgumentException"),
    ILLEGAL_GENERATION("IllegalGenerationException"),
    ILLEGAL_STATE("IllegalStateException"),
    INCONSISTENT_GROUP_PROTOCOL("InconsistentGroupProtocolException"),
    INVALID_GROUP_ID("InvalidGroupIdException"),
    INVALID_PARTITIONS("InvalidPartitionsException"),
    INVALID_PID_MAPPING("InvalidPidMappingException"),
    INVALID_PRODUCER_EPOCH("InvalidProducerEpochException"),
    INVALID_RECORD("InvalidRecordException"),
    INVALID_REQUEST("InvalidRequestException"),
    INVALID_TIMESTAMP("InvalidTimestampException"),
    INVALID_TXN_STATE("InvalidTxnStateException"),
    INVALID_TXN_TIMEOUT("InvalidTxnTimeoutException"),
    KAFKA("KafkaException"),
    NOT_ENOUGH_REPLICAS("NotEnoughReplicasException"),
    NOT_ENOUGH_REPLICAS_AFTER_APPEND("NotEnoughReplicasAfterAppendException"),
    NOT_LEADER_OR_FOLLOWER("NotLeaderOrFollowerException"),
    NO_OFFSET_FOR_PARTITION("NoOffsetForPartitionException"),
    OFFSET_METADATA_TOO_LARGE("OffsetMetadataTooLarge"),
    OFFSET_OUT_OF_RANGE("OffsetOutOfRangeException"),
    OUT_OF_ORDER_SEQUENCE("OutOfOrderSequenceException"),
    POLICY_VIOLATION("PolicyViolationException"),
    PRODUCER_FENCED("ProducerFencedException"),
    REBALANCE_IN_PROGRESS("RebalanceInProgressException"),
    RECORD_TOO_LARGE("RecordTooLargeException"),
    STALE_MEMBER_EPOCH("StaleMemberEpochException"),
    TIMEOUT("TimeoutException"),
    TRANSACTION_ABORTABLE("TransactionAbortableException"),
    TRANSACTION_ABORTED("TransactionAbortedException"),
    UNKNOWN_MEMBER_ID("UnknownMemberIdException"),
    UNKNOWN_TOPIC_OR_PARTITION("UnknownTopicOrPartitionException"),
    UNRELEASED_INSTANCE_ID("UnreleasedInstanceIdException"),
    UNSTABLE_OFFSET_COMMIT("UnstableOffsetCommitException"),
    UNSUPPORTED_ASSIGNOR("UnsupportedAssignorException"),
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
