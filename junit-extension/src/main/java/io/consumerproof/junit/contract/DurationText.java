package io.consumerproof.junit.contract;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How durations are written: a whole number and a unit. */
public final class DurationText {

    /** For messages. */
    public static final String ALLOWED = "a whole number with one of the units ms, s, m, h, d, such as '100ms' or '2m'";

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h|d)");

    private DurationText() {}

    /** The duration, or empty if it is none. */
    public static Optional<Duration> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long count = Long.parseLong(matcher.group(1));
        switch (matcher.group(2)) {
            case "ms":
                return Optional.of(Duration.ofMillis(count));
            case "s":
                return Optional.of(Duration.ofSeconds(count));
            case "m":
                return Optional.of(Duration.ofMinutes(count));
            case "h":
                return Optional.of(Duration.ofHours(count));
            default:
                return Optional.of(Duration.ofDays(count));
        }
    }
}
