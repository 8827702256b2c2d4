package io.consumerproof.benchmarks;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What the {@link BareLoop} does, by the machine: two partitions of three records, two members, commit after each record, every
 * placement of a single crash, histories recorded and judged by two checks.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class HandlerScenario {

    private final Billing billing =
            Billing.small(FaultBudget.NONE.with(FaultKind.CRASH, 1).together(1));

    /** Makes every run once and judges it. */
    @Benchmark
    public long explore(Runs runs) {
        long made = billing.passes(() -> Duration.ZERO).statement().runs();
        runs.runs += made;
        return made;
    }
}
