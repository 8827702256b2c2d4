package io.consumerproof.runner;

import java.util.Iterator;
import java.util.Set;

/**
 * In which direction this JVM iterates its unordered collections: one of two, drawn when a JVM starts. Two JVMs of different
 * directions iterate every {@code Set.of} and {@code Map.of} of two elements or more in different orders.
 *
 * @source java.util.ImmutableCollections, JDK 17: REVERSE
 */
public final class Fingerprint {

    /** One of the two. */
    public static final String FORTH = "ab";

    /** The other. */
    public static final String BACK = "ba";

    private Fingerprint() {}

    /** {@link #FORTH} or {@link #BACK}. */
    static String ofThisJvm() {
        Iterator<String> order = Set.of("a", "b").iterator();
        return order.next() + order.next();
    }
}
