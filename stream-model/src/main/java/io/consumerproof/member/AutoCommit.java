package io.consumerproof.member;

import io.consumerproof.log.RefusedException;

/**
 * Commits positions without being asked: now and then inside a poll, before a rebalance, at close. What is committed are positions as
 * they were before the poll returns anything, so everything that earlier polls returned.
 *
 * @source ConsumerCoordinator.maybeAutoCommitOffsetsAsync, Kafka 4.3
 */
final class AutoCommit {

    private final ConsumerSettings settings;
    private final BeforeRebalance commit;
    private long dueMicros;

    AutoCommit(ConsumerSettings settings, BeforeRebalance commit, long nowMicros) {
        this.settings = settings;
        this.commit = commit;
        restart(nowMicros);
    }

    /** The interval begins anew: there is a new assignment. */
    void restart(long nowMicros) {
        dueMicros = nowMicros + settings.autoCommitMicros();
    }

    boolean isDue(long nowMicros) {
        return settings.autoCommit() && nowMicros >= dueMicros;
    }

    void commitIfDue(long nowMicros) {
        if (isDue(nowMicros)) {
            restart(nowMicros);
            commitNow(nowMicros);
        }
    }

    void beforeRebalance(long nowMicros) {
        commitNow(nowMicros);
    }

    /** Whatever is refused is not told to the application. */
    void commitNow(long nowMicros) {
        if (!settings.autoCommit()) {
            return;
        }
        try {
            commit.prepare(nowMicros);
        } catch (RefusedException refused) {
            // the real client writes it to its log and goes on
        }
    }
}
