package io.consumerproof.simulation;

import io.consumerproof.choice.Prng;
import io.consumerproof.history.Structure;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Values that a run makes up: instants of its clock, ids, random numbers. Instants and ids differ between a run and its reference
 * for no fault of the consumer, so effects show them masked.
 */
final class Inventions {

    private final VirtualClock clock;
    private final Footprint footprint;
    private final Prng prng = new Prng(0x5EED);
    private final TreeSet<UUID> told = new TreeSet<>();
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
            return prng.nextLong();
        };
    }

    String render(@Nullable Object value) {
        if (told.isEmpty() && clock.hasToldNothing()) {
            return Structure.of(value);
        }
        return Structure.of(value, this::mask);
    }

    private @Nullable String mask(Object value) {
        if (value instanceof UUID) {
            return told.contains(value) ? "<id>" : null;
        }
        if (value instanceof String && ((String) value).length() == 36) {
            return isToldId((String) value) ? "\"<id>\"" : null;
        }
        Instant instant = instantOf(value);
        return instant != null && clock.hasTold(instant) ? "<now>" : null;
    }

    private boolean isToldId(String text) {
        try {
            return told.contains(UUID.fromString(text));
        } catch (IllegalArgumentException noId) {
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
