package io.consumerproof.check;

/** Judges one promise over one run. Stateless; may be asked from the thread of the search only. */
public interface Check {

    /** The name that contracts use. */
    String name();

    /** What holds, in one sentence without its full stop: {@code every effect of the reference run is applied}. */
    String promise();

    /** Judges the run. Throwing makes the check undecided, never passed. */
    Verdict judge(Evidence evidence);
}
