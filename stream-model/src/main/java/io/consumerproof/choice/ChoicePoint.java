package io.consumerproof.choice;

/**
 * A place where a run may go on in more than one way. Option 0 is the dullest: nothing strikes, members go in turn, a poll
 * takes all there is.
 */
public interface ChoicePoint {

    /** Whether an option other than 0 is a fault; else it is a switch. */
    boolean isFault();

    /** Whether it decides what producers write, so that a reference run takes it alike. */
    boolean shapesLog();

    /** The number of options, at least 2. */
    int options();

    /**
     * Choices of one run at which {@code option} comes to the same share this number: the runs differ in nothing that is judged.
     * 0 where nothing is known.
     */
    default long twin(int option) {
        return 0;
    }

    /** What {@code option} means, a short phrase; the same for equal places in every JVM. */
    String option(int option);

    /** What tokens know {@code option} by: its words as they first were, whatever becomes of them. */
    default String mark(int option) {
        return option(option);
    }

    /** What {@code option} does to a run where no event of it tells, in words; empty where one does. */
    default String unseen(int option) {
        return "";
    }

    /** Where the choice is, in words: {@code after-effect of orders-0@1 by member-1}. */
    String place();

    /**
     * Where the choice is, by content: made from the point's kind and the record's ordinal, not from offsets or from how many
     * choices came before, so that it still finds its place when another record is left out of the run. Several choices of a
     * run may share a key.
     */
    long key();
}
