package io.consumerproof.check;

import io.consumerproof.history.DurableState;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The first place where two states differ. Both rows are there only if one stands for the other: their first columns are equal.
 *
 * @param table the first table, in alphabetical order, that differs
 * @param expected the first row that is only in the expected state, or null
 * @param found the row that is in its place in the other one, or the first that is only there, or null
 */
public record StateDifference(
        String table, @Nullable String expected, @Nullable String found) {

    /** The first difference; null if the states are equal, where a table without rows equals none at all. */
    public static @Nullable StateDifference between(DurableState expected, DurableState found) {
        return between(expected, found, false);
    }

    /**
     * The first difference between what two runs of one schedule left. Keys may differ too, so the two rows are those that have most
     * in common; null if the states are equal.
     */
    public static @Nullable StateDifference betweenRepetitions(DurableState one, DurableState other) {
        return between(one, other, true);
    }

    private static @Nullable StateDifference between(DurableState expected, DurableState found, boolean anyPair) {
        if (expected.tables().equals(found.tables())) {
            return null;
        }
        TreeSet<String> names = new TreeSet<>(expected.tables().keySet());
        names.addAll(found.tables().keySet());
        for (String name : names) {
            List<String> wanted = expected.tables().getOrDefault(name, List.of());
            List<String> seen = found.tables().getOrDefault(name, List.of());
            if (!wanted.equals(seen)) {
                return of(name, beyond(wanted, seen), beyond(seen, wanted), anyPair);
            }
        }
        return null;
    }

    private static StateDifference of(String table, List<String> missing, List<String> surplus, boolean anyPair) {
        if (missing.isEmpty()) {
            return new StateDifference(table, null, surplus.isEmpty() ? null : surplus.get(0));
        }
        Row row = new Row(missing.get(0));
        String closest = null;
        int most = anyPair ? -1 : 0;
        for (String each : surplus) {
            int shared = anyPair ? row.columnsSharedWith(new Row(each)) : row.leadingColumnsSharedWith(new Row(each));
            if (shared > most) {
                most = shared;
                closest = each;
            }
        }
        return new StateDifference(table, row.text(), closest);
    }

    /** {@code table 'orders' holds '…' in one and '…' in the other}. */
    public String inBoth() {
        return "table '" + table + "' holds " + spelled(expected) + " in one and " + spelled(found) + " in the other";
    }

    private static String spelled(@Nullable String row) {
        return row == null ? "no such row" : "'" + row + "'";
    }

    /** What to do where a column that differs is none of the consumer's business; empty if it cannot be told which differ. */
    public String cure() {
        if (expected == null || found == null) {
            return "";
        }
        List<String> columns = new Row(expected).columnsOtherThan(new Row(found));
        String ignored = String.join(
                ", ", columns.stream().map(each -> table + "." + each).toList());
        return columns.isEmpty()
                ? ""
                : "Leave out of the state what the database fills in by itself: 'world.database.ignore: [" + ignored
                        + "]', or withIgnore of a test's settings.";
    }

    /** What differs, in a clause: {@code other} names the state that holds the expected rows. */
    public String clause(String other) {
        if (expected != null && found != null) {
            return "table '" + table + "' holds '" + found + "' where " + other + " holds '" + expected + "'";
        }
        if (expected != null) {
            return "table '" + table + "' lacks '" + expected + "', which " + other + " holds";
        }
        return "table '" + table + "' holds '" + found + "', which " + other + " does not";
    }

    private static List<String> beyond(List<String> rows, List<String> others) {
        List<String> rest = new ArrayList<>(others);
        List<String> beyond = new ArrayList<>();
        for (String row : rows) {
            if (!rest.remove(row)) {
                beyond.add(row);
            }
        }
        return beyond;
    }
}
