package io.consumerproof.junit.culprit;

import java.util.Optional;

/** Random numbers and ids without a seed of the run. Seen where JVMs that were started alike differ, and the code draws them. */
final class Randomness implements Culprit {

    static final Methods DRAWN = Methods.of("java\\.lang\\.(Strict)?Math", "random")
            .and("java\\.util\\.(Splittable)?Random", "<init>", "\\(\\)V")
            .and("java\\.util\\.concurrent\\.ThreadLocalRandom", "current")
            .and("java\\.security\\.SecureRandom", "<init>|getInstance.*")
            .and("java\\.util\\.UUID", "randomUUID")
            .and("java\\.util\\.random\\.RandomGenerator", "getDefault|of")
            .and("java\\.util\\.Collections", "shuffle", "\\(Ljava/util/List;\\)V");

    @Override
    public String name() {
        return "random numbers";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        return sighting.fromOutside(DRAWN);
    }

    @Override
    public String cure() {
        return "take a RandomGenerator or a Supplier<UUID> from the constructor, or derive ids from the record";
    }
}
