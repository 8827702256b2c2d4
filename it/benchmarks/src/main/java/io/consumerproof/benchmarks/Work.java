package io.consumerproof.benchmarks;

/** Something that is done again and again while time is taken. */
interface Work {

    /** Does it once; how many runs, or records, that were. */
    long perform();
}
