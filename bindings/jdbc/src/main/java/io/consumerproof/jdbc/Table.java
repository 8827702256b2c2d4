package io.consumerproof.jdbc;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A table of the user's schema; two are equal if their quoted names are.
 *
 * @param shown its name for people
 * @param quoted its name for SQL, with its schema where the database has schemas
 * @param name its name as the database spells it
 * @param columns in the table's order
 */
record Table(String shown, String quoted, String name, List<Column> columns) {

    /** Two databases that differ in the case they give to unquoted names show them alike. */
    static String shown(String name) {
        return name.equals(name.toUpperCase(Locale.ROOT)) ? name.toLowerCase(Locale.ROOT) : name;
    }

    boolean refersTo(Table other) {
        return columns.stream()
                .map(Column::reference)
                .anyMatch(reference -> reference != null && reference.table().equals(other.name));
    }

    boolean followsChangesOf(Table other) {
        return columns.stream()
                .map(Column::reference)
                .anyMatch(reference -> reference != null
                        && reference.cascades()
                        && reference.table().equals(other.name));
    }

    boolean numbersRows() {
        return columns.stream().anyMatch(Column::identity);
    }

    List<Column> stored() {
        return columns.stream().filter(column -> !column.computed()).toList();
    }

    List<String> columnNames() {
        return columns.stream().map(column -> shown(column.name())).toList();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Table && ((Table) other).quoted.equals(quoted);
    }

    @Override
    public int hashCode() {
        return quoted.hashCode();
    }
}
