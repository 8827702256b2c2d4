package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.member.Member;

/**
 * A poll may return less than there is. All there is is the dullest.
 *
 * @source Kafka 4.3, FetchCollector.collectFetch: a poll returns what fetches have brought so far, partition by partition
 */
final class PollSize implements ChoicePoint {

    static final int ALL = 0;
    static final int ONE_RECORD = 1;
    /** Everything there is in the first partition that has anything. */
    static final int ONE_PARTITION = 2;

    private static final String[] WORDS = {"all there is", "one record", "one partition"};

    private final Member member;
    private final int options;

    /** A poll of several records, of several partitions if {@code mixed}. */
    PollSize(Member member, boolean mixed) {
        this.member = member;
        this.options = mixed ? ONE_PARTITION + 1 : ONE_RECORD + 1;
    }

    @Override
    public boolean isFault() {
        return false;
    }

    @Override
    public boolean shapesLog() {
        return false;
    }

    @Override
    public int options() {
        return options;
    }

    @Override
    public String option(int option) {
        return WORDS[option];
    }

    @Override
    public String unseen(int option) {
        return option == ALL ? "" : "a poll of " + member.id + " returns " + WORDS[option] + ", not all there is";
    }

    @Override
    public String place() {
        return "size of a poll of " + member.id;
    }

    @Override
    public long key() {
        return Prng.mix(-1_000_001L - member.id.number());
    }
}
