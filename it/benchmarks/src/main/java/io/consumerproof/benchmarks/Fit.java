package io.consumerproof.benchmarks;

/** How something grows: the exponent b of {@code y = a x^b}, by least squares on the logarithms. */
final class Fit {

    private Fit() {}

    /** 1 for what is linear; needs two sizes or more, none of them alike, and positive numbers. */
    static double exponent(double[] x, double[] y) {
        if (x.length != y.length || x.length < 2) {
            throw new IllegalArgumentException(x.length + " sizes and " + y.length + " times");
        }
        double meanX = meanLog(x);
        double meanY = meanLog(y);
        double together = 0;
        double alone = 0;
        for (int i = 0; i < x.length; i++) {
            double away = Math.log(x[i]) - meanX;
            together += away * (Math.log(y[i]) - meanY);
            alone += away * away;
        }
        if (alone == 0) {
            throw new IllegalArgumentException("all sizes are " + x[0]);
        }
        return together / alone;
    }

    private static double meanLog(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            if (number <= 0) {
                throw new IllegalArgumentException("there is no logarithm of " + number);
            }
            sum += Math.log(number);
        }
        return sum / numbers.length;
    }
}
