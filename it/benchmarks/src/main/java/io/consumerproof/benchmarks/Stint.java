package io.consumerproof.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM that does one {@link Job} for some seconds and prints how fast it went. */
final class Stint {

    private static final int SECONDS_TO_WARM_UP = 10;
    private static final int SECONDS = 5;
    private static final List<String> HEAP = List.of("-Xmx512m", "-XX:+UseSerialGC");

    /**
     * How fast it went.
     *
     * @param byProcessor amount for each second of processor time, the best of several seconds
     * @param byClock amount for each second of time, over all of them
     */
    record Rate(double byProcessor, double byClock) {}

    private Stint() {}

    /** The rate of {@code job}, alone on the machine. */
    static Rate alone(Job job) throws Exception {
        return rate(start(job));
    }

    /** The rates of two JVMs at once, added up. */
    static Rate twice(Job job) throws Exception {
        ChildJvm one = start(job);
        ChildJvm other = start(job);
        Rate first = rate(one);
        Rate second = rate(other);
        return new Rate(first.byProcessor() + second.byProcessor(), first.byClock() + second.byClock());
    }

    private static ChildJvm start(Job job) throws Exception {
        return ChildJvm.start(HEAP, Stint.class, job.name());
    }

    private static Rate rate(ChildJvm child) throws Exception {
        List<String> words = child.lastWords();
        return new Rate(Double.parseDouble(words.get(0)), Double.parseDouble(words.get(1)));
    }

    /** Takes the name of a job, and prints both rates. */
    public static void main(String[] arguments) {
        Work work = Job.valueOf(arguments[0]).prepared();
        for (int second = 0; second < SECONDS_TO_WARM_UP; second++) {
            second(work);
        }
        long begin = System.nanoTime();
        double best = 0;
        long amount = 0;
        for (int second = 0; second < SECONDS; second++) {
            Cost cost = second(work);
            best = Math.max(best, TimeUnit.SECONDS.toNanos(1) / cost.each());
            amount += cost.amount();
        }
        double passed = (double) (System.nanoTime() - begin) / TimeUnit.SECONDS.toNanos(1);
        System.out.println(best + " " + amount / passed);
    }

    /** Performs for about a second. */
    private static Cost second(Work work) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
        long before = Cost.spent();
        long amount = 0;
        do {
            amount += work.perform();
        } while (System.nanoTime() < end);
        return new Cost(Cost.spent() - before, amount);
    }
}
