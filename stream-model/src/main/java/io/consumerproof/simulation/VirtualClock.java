package io.consumerproof.simulation;

import io.consumerproof.history.VirtualTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.TreeMap;
import java.util.TreeSet;

/** A run's time as user code sees it; remembers which instants it told. */
final class VirtualClock extends Clock {

    static final Instant START = Instant.parse("2030-01-01T00:00:00Z");

    private final Run run;
    private final ZoneId zone;
    private final TreeSet<Instant> told;
    private final TreeMap<String, ZoneId> zones;

    VirtualClock(Run run) {
        this(run, ZoneOffset.UTC, new TreeSet<>(), new TreeMap<>());
        use(ZoneOffset.UTC);
    }

    private VirtualClock(Run run, ZoneId zone, TreeSet<Instant> told, TreeMap<String, ZoneId> zones) {
        this.run = run;
        this.zone = zone;
        this.told = told;
        this.zones = zones;
    }

    private void use(ZoneId used) {
        zones.put(used.getId(), used);
    }

    @Override
    public Instant instant() {
        long skew = run.current == null ? 0 : run.current.clockSkewMicros;
        Instant now = START.plus((run.nowMicros + skew) / VirtualTime.MILLI, ChronoUnit.MILLIS);
        told.add(now);
        run.footprint.change();
        return now;
    }

    /** Whether a reading lies within so many nanoseconds from {@code instant} on. */
    boolean hasTold(Instant instant, long nanos) {
        Instant reading = told.ceiling(instant);
        return reading != null && reading.isBefore(instant.plusNanos(nanos));
    }

    /** UTC, and those that were asked for. */
    Collection<ZoneId> zones() {
        return zones.values();
    }

    boolean hasToldNothing() {
        return told.isEmpty();
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public Clock withZone(ZoneId other) {
        use(other);
        return new VirtualClock(run, other, told, zones);
    }
}
