package io.consumerproof.scenario;

/**
 * A commit by a member that the group no longer knows.
 *
 * @source CommitFailedException, Kafka 4.3
 */
public final class StaleCommitException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** With a message that names the member, the partition and both generations. */
    public StaleCommitException(String message) {
        super(message);
    }
}
