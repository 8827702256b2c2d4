package io.consumerproof.simulation;

import io.consumerproof.choice.Prng;
import io.consumerproof.history.Structure;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.Date;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Values that a run makes up: instants of its clock, ids, random numbers. They differ between a run and its reference for no fault of
 * the consumer, so effects show them masked. Of random numbers only whole {@code long}s are, which serve as ids do: a number below
 * some bound could as well be an amount.
 */
final class Inventions {

    private static final Pattern ID = Pattern.compile("\\b\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12}\\b");
    private static final Pattern INSTANT =
            Pattern.compile("2\\d{3}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d(?:\\.\\d{3})?Z");
    /** Digits of a whole {@code long}: shorter ones are too few to be told from others. */
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w-])(?:\\p{XDigit}{12,16}|-?\\d{15,19})\\b");

    private static final int SHORTEST = 12;
    private static final int HEX = 16;

    private final VirtualClock clock;
    private final Footprint footprint;
    private final Prng prng = new Prng(0x5EED);
    private final TreeSet<UUID> told = new TreeSet<>();
    private final TreeSet<Long> drawn = new TreeSet<>();
    private long count;

    Inventions(VirtualClock clock, Footprint footprint) {
        this.clock = clock;
        this.footprint = footprint;
    }

    Supplier<UUID> ids() {
        return () -> {
            count++;
            footprint.change();
            UUID id = new UUID(Prng.mix(count), Prng.mix(~count));
            told.add(id);
            return id;
        };
    }

    RandomGenerator random() {
        return () -> {
            footprint.change();
            long number = prng.nextLong();
            drawn.add(number);
            return number;
        };
    }

    String render(@Nullable Object value) {
        if (told.isEmpty() && drawn.isEmpty() && clock.hasToldNothing()) {
            return Structure.of(value);
        }
        return Structure.of(value, this::mask);
    }

    private @Nullable String mask(Object value) {
        if (value instanceof UUID) {
            return told.contains(value) ? "<id>" : null;
        }
        if (value instanceof String) {
            return masked((String) value);
        }
        if (value instanceof Long && drawn.contains(value)) {
            return "<random>";
        }
        Instant instant = instantOf(value);
        return instant != null && clock.hasTold(instant) ? "<now>" : null;
    }

    /** Text may hold more than what was made up: {@code receipt-<id>}. */
    private @Nullable String masked(String text) {
        if (text.length() < SHORTEST) {
            return null;
        }
        String ids =
                ID.matcher(text).replaceAll(found -> told.contains(UUID.fromString(found.group())) ? "<id>" : "$0");
        String numbers = NUMBER.matcher(ids).replaceAll(found -> isDrawn(found.group()) ? "<random>" : "$0");
        String all = INSTANT.matcher(numbers).replaceAll(found -> isToldInstant(found.group()) ? "<now>" : "$0");
        return all.equals(text) ? null : '"' + all + '"';
    }

    private boolean isDrawn(String digits) {
        try {
            return (digits.length() <= HEX && drawn.contains(Long.parseUnsignedLong(digits, HEX)))
                    || drawn.contains(Long.parseLong(digits));
        } catch (NumberFormatException noLong) {
            return false;
        }
    }

    private boolean isToldInstant(String text) {
        try {
            return clock.hasTold(Instant.parse(text));
        } catch (DateTimeParseException noDay) {
            return false;
        }
    }

    private static @Nullable Instant instantOf(Object value) {
        if (value instanceof Instant) {
            return (Instant) value;
        } else if (value instanceof Long) {
            return Instant.ofEpochMilli((Long) value);
        } else if (value instanceof LocalDateTime) {
            return ((LocalDateTime) value).toInstant(ZoneOffset.UTC);
        } else if (value instanceof OffsetDateTime) {
            return ((OffsetDateTime) value).toInstant();
        } else if (value instanceof ZonedDateTime) {
            return ((ZonedDateTime) value).toInstant();
        } else if (value instanceof Date) {
            return Instant.ofEpochMilli(((Date) value).getTime());
        }
        return null;
    }
}
