package io.consumerproof.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM that does one {@link Job} for some seconds and prints how fast it went. */
final class Stint {

    /** It is warm when it got no faster for so long: a busy machine gives its compiler little. */
    private static final int STEADY_SECONDS = 10;

    private static final int MOST_SECONDS_TO_WARM_UP = 60;
    private static final double FASTER = 1.05;
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
        warmUp(work);
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

    private static void warmUp(Work work) {
        double fastest = 0;
        int steady = 0;
        for (int second = 0; second < MOST_SECONDS_TO_WARM_UP && steady < STEADY_SECONDS; second++) {
            double rate = 1 / second(work).each();
            steady = rate > fastest * FASTER ? 0 : steady + 1;
            fastest = Math.max(fastest, rate);
        }
    }

    /** Performs for about a second of processor time. */
    private static Cost second(Work work) {
        long before = Cost.spent();
        long amount = 0;
        do {
            amount += work.perform();
        } while (Cost.spent() - before < TimeUnit.SECONDS.toNanos(1));
        return new Cost(Cost.spent() - before, amount);
    }
}
