package io.consumerproof.simulation;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The readings of a run's clock, and how texts spell them: as ISO instants, dates and times, to the minute or finer, with a zone or
 * without; or as a number since the epoch. What leaves out the end of a reading, such as its milliseconds, or has zeros there down from
 * the hour, spells it too: the beginning of its second, minute, hour or day.
 */
final class SpelledInstants {

    private static final String NOW = "<now>";

    private static final Pattern MOMENT = Pattern.compile(
            "(\\d{4}-\\d\\d-\\d\\d)[T ](\\d\\d:\\d\\d)" + "(:\\d\\d(?:\\.(\\d{1,9}))?)?(Z|[+-]\\d\\d:\\d\\d)?(?!\\d)");
    private static final Pattern SINCE_EPOCH = Pattern.compile("\\d{10,}");

    private static final long SECOND = 1_000_000_000;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    /** Digits of seconds, milliseconds, microseconds and nanoseconds of our days. */
    private static final int[] LENGTHS = {19, 16, 13, 10};

    /** Years beyond which some instants cannot be told as such. */
    private static final int EARLIEST = 1970;

    private static final int LATEST = 9999;

    private final VirtualClock clock;

    SpelledInstants(VirtualClock clock) {
        this.clock = clock;
    }

    boolean isEmpty() {
        return clock.hasToldNothing();
    }

    /** A reading, or one cut to whole seconds, minutes, hours or days; those of UTC. */
    boolean isReading(Instant instant) {
        return isReading(instant, 1);
    }

    private boolean isReading(Instant instant, long unitNanos) {
        long cut = unitOf(instant.atOffset(ZoneOffset.UTC).toLocalTime());
        return clock.hasTold(instant, Math.max(unitNanos, cut));
    }

    /** What a reading was cut to that is this time now. */
    private static long unitOf(LocalTime time) {
        if (time.getNano() != 0) {
            return 1;
        } else if (time.getSecond() != 0) {
            return SECOND;
        } else if (time.getMinute() != 0) {
            return MINUTE;
        }
        return time.getHour() != 0 ? HOUR : DAY;
    }

    /** The same in a zone that the consumer may have used. */
    boolean isReading(LocalDateTime local) {
        return isReading(local, null, 1);
    }

    private boolean isReading(LocalDateTime local, @Nullable ZoneOffset offset, long leastNanos) {
        long unitNanos = Math.max(leastNanos, unitOf(local.toLocalTime()));
        if (local.getYear() < EARLIEST || local.getYear() > LATEST) {
            return false;
        } else if (offset != null) {
            return clock.hasTold(local.toInstant(offset), unitNanos);
        }
        for (ZoneId zone : clock.zones()) {
            if (clock.hasTold(local.atZone(zone).toInstant(), unitNanos)) {
                return true;
            }
        }
        return false;
    }

    /** A reading in seconds, milliseconds, microseconds or nanoseconds since the epoch. */
    boolean isSinceEpoch(long number) {
        return switch (Long.toString(number).length()) {
            case 10 -> isReading(Instant.ofEpochSecond(number), SECOND);
            case 13 -> isReading(Instant.ofEpochMilli(number));
            case 16 -> number % 1_000 == 0 && isReading(Instant.ofEpochMilli(number / 1_000));
            case 19 -> number % 1_000_000 == 0 && isReading(Instant.ofEpochMilli(number / 1_000_000));
            default -> false;
        };
    }

    String masked(String text) {
        String withoutMoments = MOMENT.matcher(text).replaceAll(found -> isReading(found) ? NOW : found.group());
        return SINCE_EPOCH.matcher(withoutMoments).replaceAll(found -> withoutNumbers(found.group()));
    }

    private boolean isReading(MatchResult found) {
        String seconds = found.group(3);
        String fraction = found.group(4);
        String zone = found.group(5);
        long unitNanos = seconds == null ? MINUTE : SECOND;
        for (int i = 0; fraction != null && i < fraction.length(); i++) {
            unitNanos /= 10;
        }
        try {
            LocalDateTime local =
                    LocalDateTime.parse(found.group(1) + "T" + found.group(2) + (seconds == null ? "" : seconds));
            return isReading(local, zone == null ? null : ZoneOffset.of(zone), unitNanos);
        } catch (DateTimeException noDay) {
            return false;
        }
    }

    /** Only what ends the digits: the seconds of a reading begin many numbers of milliseconds that are none. */
    private String withoutNumbers(String digits) {
        for (int length : LENGTHS) {
            int begin = digits.length() - length;
            if (begin >= 0 && isSinceEpoch(digits.substring(begin))) {
                return digits.substring(0, begin) + NOW;
            }
        }
        return digits;
    }

    private boolean isSinceEpoch(String digits) {
        try {
            return digits.charAt(0) != '0' && isSinceEpoch(Long.parseLong(digits));
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }
}
