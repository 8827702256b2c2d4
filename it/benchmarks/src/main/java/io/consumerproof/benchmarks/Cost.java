package io.consumerproof.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/**
 * What work cost this thread. Processor time, since others use the machine too, and the least of several rounds.
 *
 * @param nanos processor time of the round that took the least of it
 * @param amount runs, or records, of that round
 */
record Cost(long nanos, long amount) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The cost of each of {@code works}. They take turns, so that a swing of the machine does not fall on one of them alone. */
    static List<Cost> least(int rounds, List<? extends Work> works) {
        Cost[] least = new Cost[works.size()];
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < least.length; i++) {
                Cost cost = of(works.get(i));
                boolean less = least[i] == null || cost.nanos() < least[i].nanos();
                least[i] = less ? cost : least[i];
            }
        }
        return List.of(least);
    }

    private static Cost of(Work work) {
        long before = spent();
        long amount = work.perform();
        return new Cost(spent() - before, amount);
    }

    /** Processor time of this thread so far. */
    static long spent() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Nanoseconds for one. */
    double each() {
        return (double) nanos / amount;
    }
}
