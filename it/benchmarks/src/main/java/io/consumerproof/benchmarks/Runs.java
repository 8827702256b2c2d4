package io.consumerproof.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts runs beside explorations, so that both sides are compared by the run. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Runs {

    /** Runs made so far; JMH turns it into a rate. */
    public long runs;
}
