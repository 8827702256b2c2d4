package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;

/** One kind of random programs. */
public interface Kind {

    /** What a report calls it: {@code log: transactions}. */
    String name();

    /** A vector file of this kind without its cases: whatever its replayer knows it by. */
    ObjectNode file();

    /** A case without its results; equal numbers from {@code random} give equal cases. */
    ObjectNode next(Prng random);

    /** What a program of this kind is made of and may be shortened by: {@code ops} or {@code steps}. */
    String parts();

    /** How many programs a run makes. */
    int programs();
}
