package io.consumerproof.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** A yardstick, not a design: every run of the handler scenario with a single crash, made by a bare loop. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class BareLoop {

    /** Makes every run once. */
    @Benchmark
    public long explore(Runs runs) {
        Odometer odometer = new Odometer();
        long duplicates = 0;
        do {
            duplicates += new BareRun(odometer).duplicates() ? 1 : 0;
            runs.runs++;
        } while (odometer.next());
        if (duplicates == 0) {
            throw new IllegalStateException("no crash after an effect was followed by a duplicate");
        }
        return duplicates;
    }
}
