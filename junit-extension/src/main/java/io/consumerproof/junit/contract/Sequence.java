package io.consumerproof.junit.contract;

import java.util.List;

/** A list. */
record Sequence(Place place, List<Node> items) implements Node {

    @Override
    public String shape() {
        return "a list";
    }
}
