package io.consumerproof.junit.contract;

/**
 * Something in a contract that its author has to change; spelled {@code file:line:column: sentence}.
 *
 * @param place where it is
 * @param sentence what it is, found versus allowed, cure; one line without full stop
 */
public record Problem(Place place, String sentence) implements Comparable<Problem> {

    @Override
    public int compareTo(Problem other) {
        int byPlace = place.compareTo(other.place);
        return byPlace != 0 ? byPlace : sentence.compareTo(other.sentence);
    }

    @Override
    public String toString() {
        return place + ": " + sentence;
    }
}
