package io.consumerproof.junit.contract;

/** A piece of a parsed text that knows its place. */
sealed interface Node permits Mapping, Sequence, Scalar {

    Place place();

    /** What it is, for messages: {@code the text 'two'}, {@code a list}. */
    String shape();
}
