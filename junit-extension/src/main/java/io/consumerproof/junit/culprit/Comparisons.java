package io.consumerproof.junit.culprit;

/**
 * One schedule, run in JVMs that differ in one thing at a time.
 *
 * @param inOneJvm the first run of a fresh JVM, and another in the same one
 * @param startedAlike the first runs of two fresh JVMs whose unordered collections are iterated in the same direction, and in which
 *     all identity hash codes are one number
 * @param otherOrder the first runs of two such JVMs of opposite directions
 * @param otherHashes the first run of such a JVM, and of one whose identity hash codes are drawn as usual
 */
public record Comparisons(Comparison inOneJvm, Comparison startedAlike, Comparison otherOrder, Comparison otherHashes) {

    /** Two runs in this JVM, and nothing else. */
    public static Comparisons of(Comparison runs) {
        return new Comparisons(runs, Comparison.NOT_MADE, Comparison.NOT_MADE, Comparison.NOT_MADE);
    }

    /** With another result for runs in one JVM. */
    public Comparisons inOneJvm(Comparison runs) {
        return new Comparisons(runs, startedAlike, otherOrder, otherHashes);
    }

    /** With another result for JVMs that were started alike. */
    public Comparisons startedAlike(Comparison runs) {
        return new Comparisons(inOneJvm, runs, otherOrder, otherHashes);
    }

    /** With another result for JVMs of opposite directions. */
    public Comparisons otherOrder(Comparison runs) {
        return new Comparisons(inOneJvm, startedAlike, runs, otherHashes);
    }

    /** With another result for JVMs of other identity hash codes. */
    public Comparisons otherHashes(Comparison runs) {
        return new Comparisons(inOneJvm, startedAlike, otherOrder, runs);
    }

    /** Whether nothing is known. */
    boolean isEmpty() {
        return inOneJvm == Comparison.NOT_MADE && startedAlike == Comparison.NOT_MADE;
    }

    /** Whether fresh JVMs agree whatever they are started with. */
    boolean allFreshAgree() {
        return startedAlike == Comparison.SAME && otherOrder == Comparison.SAME && otherHashes == Comparison.SAME;
    }

    /**
     * Whether it may come from outside of the JVM: two that were started alike did not agree, or were not asked. Where the difference
     * did not come back in any JVM, it may too.
     */
    boolean mayComeFromOutside() {
        return startedAlike != Comparison.SAME || (allFreshAgree() && inOneJvm == Comparison.SAME);
    }
}
