package io.consumerproof.junit.contract;

import io.consumerproof.capacity.Rate;
import io.consumerproof.capacity.Unit;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How rates are written: a number, a unit of size for bytes, none for records, and a time: {@code 5MB/s}, {@code 100/s}. */
final class RateText {

    /** For messages. */
    static final String ALLOWED =
            "a number of records or a size, per s, m, h or d, such as '100/s', '2.5MB/s' or '64KiB/m'";

    private static final Pattern FORM = Pattern.compile("(\\d{1,12}(?:\\.\\d{1,6})?)(([kMGT]|[KMGT]i)?B)?/(s|m|h|d)");

    private RateText() {}

    /** The rate, or empty if it is none. */
    static Optional<Rate> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        boolean bytes = matcher.group(2) != null;
        BigDecimal amount = new BigDecimal(matcher.group(1)).multiply(new BigDecimal(SizeText.unit(matcher.group(3))));
        return Optional.of(new Rate(amount, every(matcher.group(4)), bytes ? Unit.BYTES : Unit.RECORDS, text));
    }

    private static Duration every(@Nullable String unit) {
        return DurationText.parse("1" + unit).orElseThrow();
    }
}
