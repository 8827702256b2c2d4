package io.consumerproof.check;

import io.consumerproof.history.DurableState;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The first place where two states differ.
 *
 * @param table the first table, in alphabetical order, that differs
 * @param expected the first row that is only in the expected state, or null
 * @param found the first row that is only in the other one, or null
 */
record StateDifference(
        String table, @Nullable String expected, @Nullable String found) {

    /** The first difference; null if the states are equal, where a table without rows equals none at all. */
    static @Nullable StateDifference between(DurableState expected, DurableState found) {
        if (expected.tables().equals(found.tables())) {
            return null;
        }
        TreeSet<String> names = new TreeSet<>(expected.tables().keySet());
        names.addAll(found.tables().keySet());
        for (String name : names) {
            List<String> wanted = expected.tables().getOrDefault(name, List.of());
            List<String> seen = found.tables().getOrDefault(name, List.of());
            if (!wanted.equals(seen)) {
                return new StateDifference(name, firstBeyond(wanted, seen), firstBeyond(seen, wanted));
            }
        }
        return null;
    }

    /** What differs, in a clause: {@code other} names the state that holds the expected rows. */
    String clause(String other) {
        if (expected != null && found != null) {
            return "table '" + table + "' holds '" + found + "' where " + other + " holds '" + expected + "'";
        }
        if (expected != null) {
            return "table '" + table + "' lacks '" + expected + "', which " + other + " holds";
        }
        return "table '" + table + "' holds '" + found + "', which " + other + " does not";
    }

    private static @Nullable String firstBeyond(List<String> rows, List<String> others) {
        List<String> rest = new ArrayList<>(others);
        for (String row : rows) {
            if (!rest.remove(row)) {
                return row;
            }
        }
        return null;
    }
}
