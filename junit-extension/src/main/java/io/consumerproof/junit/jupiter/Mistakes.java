package io.consumerproof.junit.jupiter;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Collects what is wrong in a test's annotations, so that all of it is told at once, each mistake on a line of its own. */
final class Mistakes {

    private static final String NEXT = "\n  ";

    private final Set<String> sentences = new LinkedHashSet<>();

    /** What {@code part} makes of an annotation; empty where that is wrong, which is kept. */
    <T> Optional<T> of(Supplier<T> part) {
        try {
            return Optional.of(part.get());
        } catch (IllegalArgumentException wrong) {
            add(String.valueOf(wrong.getMessage()));
            return Optional.empty();
        }
    }

    /** Keeps each line of {@code message}. */
    void add(String message) {
        message.lines().map(String::strip).forEach(sentences::add);
    }

    /** @throws IllegalArgumentException with all that was kept, if anything was */
    void refuse() {
        if (!sentences.isEmpty()) {
            throw new IllegalArgumentException(String.join(NEXT, sentences));
        }
    }
}
