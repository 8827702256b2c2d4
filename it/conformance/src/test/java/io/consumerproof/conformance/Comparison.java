package io.consumerproof.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What was observed beside what the model does, in one case. */
public final class Comparison {

    private final List<Difference> differences = new ArrayList<>();
    private final boolean strict;
    private int steps;

    /** Notes everything that differs. */
    public Comparison() {
        this(false);
    }

    private Comparison(boolean strict) {
        this.strict = strict;
    }

    /** Ends with a {@link DiffersException} at the first difference. */
    static Comparison strict() {
        return new Comparison(true);
    }

    /** Takes over what {@code other} found. */
    void adopt(Comparison other) {
        differences.addAll(other.differences);
        steps += other.steps;
    }

    /** Begins the next step of the case: for the count that is printed. */
    public void step() {
        steps++;
    }

    /** Notes a difference unless both are equal. Values are compared as {@code equals} tells: give both in one form. */
    public void same(String where, @Nullable Object observed, @Nullable Object modelled) {
        if (!Objects.equals(observed, modelled)) {
            differences.add(new Difference(where, String.valueOf(observed), String.valueOf(modelled)));
            if (strict) {
                throw new DiffersException();
            }
        }
    }

    /** How many steps were begun. */
    public int steps() {
        return steps;
    }

    /** In the order in which they were found; empty if the model did what was observed. */
    public List<Difference> differences() {
        return List.copyOf(differences);
    }
}
