package io.consumerproof.junit.culprit;

import java.util.Optional;

/** Something besides the records that decides what a consumer does. */
interface Culprit {

    /** For people: {@code the wall clock}. */
    String name();

    /** How it shows in {@code sighting}, and where in the code, without full stop; empty where it does not show. */
    Optional<String> seenIn(Sighting sighting);

    /** What to do about it, without full stop. */
    String cure();
}
