package io.consumerproof.group;

/**
 * How long a classic group waits: for members to join, for more of them after the first, for each to ask for its assignment.
 *
 * @source GroupMetadataManager, Kafka 4.3: prepareRebalance, tryCompleteInitialRebalanceElseSchedule, schedulePendingSync
 */
final class ClassicRound {

    private final BrokerSettings settings;
    private final ClassicMembers members;
    private long deadlineMicros = Timed.NEVER;
    private boolean first;
    private int begun;
    private boolean newcomers;
    private long microsLeft;

    ClassicRound(BrokerSettings settings, ClassicMembers members) {
        this.settings = settings;
        this.members = members;
    }

    long deadlineMicros() {
        return deadlineMicros;
    }

    /** How many rounds of joining have begun so far. */
    int begun() {
        return begun;
    }

    /** Whether the round began with nobody, so that its end is a matter of time only. */
    boolean isFirst() {
        return first;
    }

    /** Somebody new has come: the first round waits on. */
    void newcomer() {
        newcomers = first;
    }

    void beginJoin(boolean isFirst, long nowMicros) {
        begun++;
        first = isFirst;
        newcomers = false;
        long longest = members.rebalanceMicros();
        long delay = isFirst ? Math.min(settings.initialRebalanceDelayMicros(), longest) : longest;
        microsLeft = longest - delay;
        deadlineMicros = nowMicros + delay;
    }

    /** Whether the first round does not wait at all. */
    boolean isOverAtOnce() {
        return first && settings.initialRebalanceDelayMicros() == 0;
    }

    /** Whether the first round goes on, since somebody has come lately. */
    boolean waitsForMoreNewcomers(long nowMicros) {
        if (!first || !newcomers || microsLeft == 0) {
            return false;
        }
        newcomers = false;
        long delay = Math.min(settings.initialRebalanceDelayMicros(), microsLeft);
        microsLeft -= delay;
        deadlineMicros = nowMicros + delay;
        return true;
    }

    /** None but absent static members are left: one of them may come back, or their sessions end. */
    void waitForAnyJoin(long nowMicros) {
        first = false;
        deadlineMicros = nowMicros + members.rebalanceMicros();
    }

    void beginSync(long nowMicros) {
        first = false;
        deadlineMicros = nowMicros + members.rebalanceMicros();
    }

    void end() {
        first = false;
        deadlineMicros = Timed.NEVER;
    }
}
