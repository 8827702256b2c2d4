package io.consumerproof.capacity;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How figures are spelled in sentences. */
final class Spoken {

    private static final long SECONDS_ALONE = 3_600;

    private Spoken() {}

    /** {@code 6,000}. */
    static String count(BigInteger number) {
        StringBuilder digits = new StringBuilder(number.toString());
        for (int i = digits.length() - 3; i > 0; i -= 3) {
            digits.insert(i, ',');
        }
        return digits.toString();
    }

    static String count(long number) {
        return count(BigInteger.valueOf(number));
    }

    /** {@code 120 s}, {@code 0.334 s}; from an hour on {@code 93,600 s (1 d 2 h)}. */
    static String time(Duration time) {
        BigDecimal seconds = BigDecimal.valueOf(time.getNano(), 9).stripTrailingZeros();
        String fraction = time.getNano() == 0 ? "" : seconds.toPlainString().substring(1);
        String text = count(time.getSeconds()) + fraction + " s";
        return time.getSeconds() < SECONDS_ALONE ? text : text + " (" + parts(time) + ")";
    }

    private static String parts(Duration time) {
        List<String> parts = new ArrayList<>();
        part(parts, time.toDays(), "d");
        part(parts, time.toHoursPart(), "h");
        part(parts, time.toMinutesPart(), "min");
        part(parts, time.toSecondsPart(), "s");
        return String.join(" ", parts);
    }

    private static void part(List<String> parts, long count, String unit) {
        if (count > 0) {
            parts.add(count(count) + " " + unit);
        }
    }

    /** {@code 66.7 %} of a whole above 0, rounded to the nearest tenth. */
    static String share(long part, long whole) {
        BigInteger twice = BigInteger.valueOf(whole).multiply(BigInteger.TWO);
        BigInteger tenths = BigInteger.valueOf(part)
                .multiply(BigInteger.valueOf(2_000))
                .add(BigInteger.valueOf(whole))
                .divide(twice);
        BigInteger[] split = tenths.divideAndRemainder(BigInteger.TEN);
        return split[0] + (split[1].signum() == 0 ? "" : "." + split[1]) + " %";
    }
}
