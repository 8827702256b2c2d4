package io.consumerproof.junit.contract;

import java.util.stream.Collectors;

/**
 * Something in a contract that its author has to change; spelled {@code file:line:column: sentence}.
 *
 * @param place where it is
 * @param sentence what it is, found versus allowed, cure; one line without full stop
 */
public record Problem(Place place, String sentence) implements Comparable<Problem> {

    /** Names and values of users may hold anything; what would break the line, or not be seen, is escaped. */
    public Problem {
        sentence = sentence.codePoints()
                .mapToObj(point -> isSeen(point) ? Character.toString(point) : String.format("\\u%04x", point))
                .collect(Collectors.joining());
    }

    /** Whether a code point neither breaks a line nor hides. */
    static boolean isSeen(int point) {
        int kind = Character.getType(point);
        return !Character.isISOControl(point)
                && kind != Character.FORMAT
                && kind != Character.LINE_SEPARATOR
                && kind != Character.PARAGRAPH_SEPARATOR;
    }

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
