package io.consumerproof.simulation;

import io.consumerproof.choice.Prng;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.Structure;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Values that a run makes up: instants of its clock, ids, random numbers. They differ between a run and its reference for no fault of
 * the consumer, so effects show them masked. Of random numbers only whole {@code long}s are, which serve as ids do: a number below
 * some bound could as well be an amount.
 */
final class Inventions {

    /** A text that holds a made-up value has at least as many characters: those of an id cut short. */
    private static final int SHORTEST = 8;

    private final Footprint footprint;
    private final Prng prng = new Prng(0x5EED);
    private final SpelledNumbers numbers = new SpelledNumbers();
    private final SpelledInstants instants;
    private long count;

    Inventions(VirtualClock clock, Footprint footprint) {
        this.footprint = footprint;
        this.instants = new SpelledInstants(clock);
    }

    Supplier<UUID> ids() {
        return () -> {
            count++;
            footprint.change();
            UUID id = new UUID(Prng.mix(count), Prng.mix(~count));
            numbers.add(id);
            return id;
        };
    }

    RandomGenerator random() {
        return () -> {
            footprint.change();
            long number = prng.nextLong();
            numbers.add(number);
            return number;
        };
    }

    String render(@Nullable Object value) {
        return numbers.isEmpty() && instants.isEmpty() ? Structure.of(value) : Structure.of(value, this::mask);
    }

    private @Nullable String mask(Object value) {
        if (value instanceof CharSequence) {
            String masked = masked(value.toString());
            return masked == null ? null : '"' + masked + '"';
        } else if (value instanceof byte[]) {
            String masked = masked(Bytes.of((byte[]) value));
            return masked == null ? null : '"' + masked + '"';
        } else if (value instanceof Bytes) {
            return masked((Bytes) value);
        } else if (value instanceof UUID) {
            return numbers.isMadeUp((UUID) value) ? "<id>" : null;
        } else if (value instanceof Long && numbers.isDrawn((Long) value)) {
            return "<random>";
        }
        return !instants.isEmpty() && isReading(value) ? "<now>" : null;
    }

    private @Nullable String masked(Bytes bytes) {
        return bytes.size() >= SHORTEST && numbers.isMadeUp(bytes.toArray()) ? "<random>" : masked(bytes.toString());
    }

    /** Text may hold more than what was made up: {@code receipt-<id>}. Null: it holds nothing of the kind. */
    private @Nullable String masked(String text) {
        if (text.length() < SHORTEST) {
            return null;
        }
        String withoutNumbers = numbers.isEmpty() ? text : numbers.masked(text);
        String all = instants.isEmpty() ? withoutNumbers : instants.masked(withoutNumbers);
        return all.equals(text) ? null : all;
    }

    private boolean isReading(Object value) {
        if (value instanceof Long || value instanceof Integer) {
            return instants.isSinceEpoch(((Number) value).longValue());
        } else if (value instanceof LocalDateTime) {
            return instants.isReading((LocalDateTime) value);
        }
        Instant instant = instantOf(value);
        return instant != null && instants.isReading(instant);
    }

    private static @Nullable Instant instantOf(Object value) {
        if (value instanceof Instant) {
            return (Instant) value;
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
