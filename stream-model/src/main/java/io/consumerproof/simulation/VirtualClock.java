package io.consumerproof.simulation;

import io.consumerproof.history.VirtualTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.TreeSet;

/** A run's time as user code sees it; remembers which instants it told. */
final class VirtualClock extends Clock {

    static final Instant START = Instant.parse("2030-01-01T00:00:00Z");

    private final Run run;
    private final ZoneId zone;
    private final TreeSet<Instant> told;

    VirtualClock(Run run) {
        this(run, ZoneOffset.UTC, new TreeSet<>());
    }

    private VirtualClock(Run run, ZoneId zone, TreeSet<Instant> told) {
        this.run = run;
        this.zone = zone;
        this.told = told;
    }

    @Override
    public Instant instant() {
        long skew = run.current == null ? 0 : run.current.clockSkewMicros;
        Instant now = START.plus((run.nowMicros + skew) / VirtualTime.MILLI, ChronoUnit.MILLIS);
        told.add(now);
        run.footprint.change();
        return now;
    }

    boolean hasTold(Instant instant) {
        return told.contains(instant);
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
        return new VirtualClock(run, other, told);
    }
}
