package io.consumerproof.jdbc;

/**
 * One thing wrong with the settings of a database.
 *
 * @param setting the setting at fault: {@code url}, {@code schema}, {@code ignore[1]}, {@code state[0].key}; indices from 0
 * @param text what is wrong, what exists, and the cure, on one line
 */
public record DatabaseProblem(String setting, String text) {

    @Override
    public String toString() {
        return text;
    }
}
