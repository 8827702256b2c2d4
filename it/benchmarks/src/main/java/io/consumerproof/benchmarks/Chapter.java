package io.consumerproof.benchmarks;

import java.util.List;

/** Figures that are measured together. */
interface Chapter {

    /** One word, by which {@link Figures} is asked for this chapter alone. */
    String name();

    /** Measures; seconds to minutes. */
    List<Figure> figures() throws Exception;
}
