package io.consumerproof.check;

import java.util.ArrayList;
import java.util.List;

/** A rendered row, {@code id="a, b", amount=5}: in most tables its first columns are its key. */
record Row(String text) {

    /** Its columns in order, {@code name=value} each. */
    List<String> columns() {
        List<String> columns = new ArrayList<>();
        boolean quoted = false;
        int start = 0;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter == '"') {
                quoted = !quoted;
            } else if (!quoted && text.startsWith(", ", at)) {
                columns.add(text.substring(start, at));
                start = at + 2;
            }
        }
        columns.add(text.substring(start));
        return columns;
    }

    /** How many columns, from the first on, hold the same in both. */
    int leadingColumnsSharedWith(Row other) {
        List<String> ours = columns();
        List<String> theirs = other.columns();
        int shared = 0;
        while (shared < ours.size()
                && shared < theirs.size()
                && ours.get(shared).equals(theirs.get(shared))) {
            shared++;
        }
        return shared;
    }

    /** How many columns, wherever they stand, hold the same in both. */
    int columnsSharedWith(Row other) {
        List<String> theirs = other.columns();
        int shared = 0;
        for (String each : columns()) {
            shared += theirs.contains(each) ? 1 : 0;
        }
        return shared;
    }

    /** The names of the columns that hold something else in {@code other}, in order. */
    List<String> columnsOtherThan(Row other) {
        List<String> theirs = other.columns();
        List<String> names = new ArrayList<>();
        for (String each : columns()) {
            int sign = each.indexOf('=');
            if (sign > 0 && !theirs.contains(each)) {
                names.add(each.substring(0, sign));
            }
        }
        return names;
    }
}
