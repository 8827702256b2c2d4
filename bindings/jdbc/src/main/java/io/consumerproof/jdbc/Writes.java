package io.consumerproof.jdbc;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the statements of one transaction may have written. */
final class Writes {
    private final Set<Table> tables = new LinkedHashSet<>();
    private boolean rowsChanged;
    private boolean onlyGrows = true;
    private boolean grew;

    /**
     * Notes a statement that was executed.
     *
     * @param written the tables it may have written
     * @param rows how many rows it reported; negative if unknown
     */
    void add(SqlText sql, List<Table> written, long rows) {
        if (rows == 0) {
            return;
        }
        tables.addAll(written);
        rowsChanged = true;
        if (sql.kind() != SqlKind.INSERT || written.size() > 1 || rows < 0) {
            onlyGrows = false;
        } else {
            grew = true;
        }
    }

    /** Some of it was undone by a savepoint. */
    void partlyUndone() {
        onlyGrows = false;
    }

    List<Table> tables() {
        return new ArrayList<>(tables);
    }

    /** Whether it certainly changed nothing. */
    boolean nothing() {
        return !rowsChanged;
    }

    /** Whether it certainly changed something: rows were added and none removed. */
    boolean certainlySomething() {
        return grew && onlyGrows;
    }

    void clear() {
        tables.clear();
        rowsChanged = false;
        onlyGrows = true;
        grew = false;
    }
}
