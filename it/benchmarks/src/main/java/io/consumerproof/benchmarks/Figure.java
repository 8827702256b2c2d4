package io.consumerproof.benchmarks;

import java.util.Locale;

/**
 * One row of what the benchmarks print.
 *
 * @param name what was measured
 * @param value how much of {@code unit}
 * @param unit what the value and the peer's value count
 * @param peer beside what it was measured
 * @param peerValue how much of {@code unit} the peer showed
 * @param goal what the ratio of value to peer value is to reach
 */
record Figure(String name, double value, String unit, String peer, double peerValue, Goal goal) {

    /** Names the columns. */
    static final String HEADING = "name | value | unit | peer | ratio | goal";

    /**
     * A bound on the ratio.
     *
     * @param ratio the bound
     * @param atLeast whether more is better
     * @param text the bound in words; empty if there is none
     */
    record Goal(double ratio, boolean atLeast, String text) {

        /** Nothing to reach: the row shows how steady the machine is. */
        static final Goal NONE = new Goal(0, true, "");

        static Goal atLeast(int numerator, int denominator) {
            return new Goal((double) numerator / denominator, true, "at least " + numerator + "/" + denominator);
        }

        static Goal atMost(int numerator, int denominator) {
            return new Goal((double) numerator / denominator, false, "at most " + numerator + "/" + denominator);
        }

        static Goal atMost(double ratio) {
            return new Goal(ratio, false, "at most " + ratio);
        }

        static Goal atLeast(double ratio) {
            return new Goal(ratio, true, "at least " + ratio);
        }

        private String judged(double found) {
            if (text.isEmpty()) {
                return "none";
            }
            boolean reached = atLeast ? found >= ratio : found <= ratio;
            return text + ": " + (reached ? "reached" : "missed");
        }
    }

    private double ratio() {
        return value / peerValue;
    }

    /** One line, as {@link #HEADING} names its columns. */
    String row() {
        return String.join(
                " | ",
                name,
                spelled(value),
                unit,
                peer + " (" + spelled(peerValue) + ")",
                String.format(Locale.ROOT, ratio() < 0.001 ? "%.1e" : "%.3f", ratio()),
                goal.judged(ratio()));
    }

    private static String spelled(double amount) {
        return String.format(Locale.ROOT, amount < 10 ? "%.3f" : amount < 1_000 ? "%.1f" : "%,.0f", amount);
    }
}
