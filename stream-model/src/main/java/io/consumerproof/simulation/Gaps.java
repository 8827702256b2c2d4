package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.log.Partition;

/**
 * Whether the log has gaps: before the first record of every partition, between any two, and after the last. Asked once, before
 * anything is appended.
 *
 * @source KIP-98: each record sent in a transaction of its own, which leaves a marker behind it; Kafka 4.3, LogCleaner: offsets
 *     before the first record left may be empty
 */
final class Gaps implements ChoicePoint {

    private static final Gaps POINT = new Gaps();
    private static final String[] WORDS = {"without gaps", "with gaps"};

    private Gaps() {}

    static boolean choose(Choices choices) {
        return choices.choose(POINT) == 1;
    }

    /** Before a record is appended. */
    static void leaveBefore(Partition partition) {
        if (partition.endOffset() == 0) {
            partition.gap(1);
        }
    }

    /** Behind a record that was appended. */
    static void leaveBehind(Partition partition) {
        partition.gap(1);
    }

    @Override
    public boolean isFault() {
        return false;
    }

    @Override
    public boolean shapesLog() {
        return true;
    }

    @Override
    public int options() {
        return WORDS.length;
    }

    @Override
    public String option(int option) {
        return WORDS[option];
    }

    @Override
    public String place() {
        return "the log";
    }

    @Override
    public long key() {
        return Prng.mix(-2_000_001L);
    }
}
