package io.consumerproof.conformance.live;

import io.consumerproof.choice.Prng;
import io.consumerproof.conformance.live.program.Kind;
import java.util.List;

/** Which programs a run makes: {@code -Dconformance.seed=random} or a number; otherwise the pinned ones. */
public final class Seeds {

    /** What CI runs. */
    private static final List<Long> PINNED = List.of(43L);

    private Seeds() {}

    /** In the order in which they are run. */
    public static List<Long> chosen() {
        String chosen = System.getProperty("conformance.seed", "");
        if (chosen.isEmpty()) {
            return PINNED;
        }
        return List.of(chosen.equals("random") ? System.nanoTime() & 0xffffff : Long.parseLong(chosen));
    }

    /** Where the numbers of one program come from: {@code number} counts the programs of its kind. */
    static Prng of(long seed, Kind kind, int number) {
        return new Prng(Prng.mix(Prng.mix(seed) + kind.name().hashCode()) + number);
    }
}
