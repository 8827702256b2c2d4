package io.consumerproof.history;

import java.util.Locale;

/** How instants of a run's virtual clock are spelled; the clock counts microseconds from 0. */
public final class VirtualTime {

    /** Microseconds in a millisecond. */
    public static final long MILLI = 1_000;

    /** Microseconds in a second. */
    public static final long SECOND = 1_000_000;

    private VirtualTime() {}

    /** {@code t=0ms}, {@code t=250us}, {@code t=1200ms} or, from ten seconds on, {@code t=45.0s}. */
    public static String spell(long micros) {
        return "t=" + spellSpan(micros);
    }

    /** {@code 0ms}, {@code 250us}, {@code 1200ms} or, from ten seconds on, {@code 45.0s}. */
    public static String spellSpan(long micros) {
        if (micros >= 10 * SECOND) {
            return String.format(Locale.ROOT, "%.1fs", micros / (double) SECOND);
        }
        return micros % MILLI == 0 ? micros / MILLI + "ms" : micros + "us";
    }
}
