package io.consumerproof.choice;

/** Decides; one object decides for one run. */
@FunctionalInterface
public interface Choices {

    /** Always the dullest option: the plain fault-free run. */
    Choices DULLEST = point -> 0;

    /**
     * Picks an option.
     *
     * @return from 0 to {@code point.options() - 1}
     */
    int choose(ChoicePoint point);
}
