package io.consumerproof.runner;

/** What a {@link Message} is about: the whole vocabulary between a goal and its fork. */
public enum Word {
    /** To the fork: read the contract {@code file} and search; answered by FOREIGN, PROBLEMS, EXPLORED or, fatally, TOLD. */
    JUDGE,
    /** To the fork, while it searches: another one has found something; runs behind {@code rank} are of no use. Not answered. */
    ENOUGH,
    /** To the fork: run {@code token} of {@code file} again and keep what happened; answered by RAN. */
    RUN,
    /** To the fork: write the reports of what was explored last; answered by TOLD. */
    TELL,
    /** To the fork: tell {@code token} of {@code file}, if it belongs there; answered by FOREIGN, PROBLEMS or TOLD. */
    REPLAY,
    /** From the fork: it is up and takes commands. */
    READY,
    /** From the fork, while it searches: this takes long, the other forks shall take their parts of it. */
    SHARED,
    /** From the fork: it lives; {@code runs} says how many runs its search has made. */
    BEAT,
    /** From the fork, while a contract is traced: where user code is about to be called. */
    AT,
    /** From the fork: the search has ended; {@code tokens} are to be run in another JVM. */
    EXPLORED,
    /** From the fork: the history of a run is in {@code history}. */
    RAN,
    /** From the fork: reports are written; {@code text} is for the terminal. */
    TOLD,
    /** From the fork: the contract cannot be read; {@code text} names every problem, one a line. */
    PROBLEMS,
    /** From the fork: nothing was done, {@code text} says why: another contract's token, judged by the tests. */
    FOREIGN,
    /** From the fork: it failed by a mistake of ours; {@code text} says how. */
    BUG
}
