package io.consumerproof.group;

/**
 * What a group committed for one partition.
 *
 * @param nextOffset the next offset to read, 0 or more
 * @param metadata what the application noted with it; empty if nothing
 * @source Kafka 4.3, OffsetAndMetadata
 */
public record CommittedOffset(long nextOffset, String metadata) {

    /** An offset without note. */
    public static CommittedOffset of(long nextOffset) {
        return new CommittedOffset(nextOffset, "");
    }
}
