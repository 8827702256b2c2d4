package io.consumerproof.junit.culprit;

import java.util.Optional;

/** The time of day, or of the processor. Seen where JVMs that were started alike differ, and the code asks for it. */
final class WallClock implements Culprit {

    private static final String NO_CLOCK = "(?!.*java/time/Clock;).*";

    static final Methods ASKED = Methods.of("java\\.lang\\.System", "nanoTime|currentTimeMillis")
            .and("java\\.time\\..*", "now", NO_CLOCK)
            .and("java\\.time\\.Clock", "system.*|tick.*", NO_CLOCK)
            .and("java\\.time\\.InstantSource", "system")
            .and("java\\.util\\.Date", "<init>", "\\(\\)V")
            .and("java\\.util\\.GregorianCalendar", "<init>", "(?!\\(I).*")
            .and("java\\.util\\.Calendar", "getInstance");

    @Override
    public String name() {
        return "the wall clock";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        return sighting.fromOutside(ASKED);
    }

    @Override
    public String cure() {
        return "take a java.time.Clock from the constructor: a run hands over its own";
    }
}
