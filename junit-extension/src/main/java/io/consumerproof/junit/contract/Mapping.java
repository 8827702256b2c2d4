package io.consumerproof.junit.contract;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keys with values, in the order of writing; keys are distinct. */
record Mapping(Place place, List<Entry> entries) implements Node {

    @Override
    public String shape() {
        return "a mapping";
    }

    /** The value of {@code key}, or null. */
    @Nullable
    Node get(String key) {
        for (Entry entry : entries) {
            if (entry.key().equals(key)) {
                return entry.value();
            }
        }
        return null;
    }
}
