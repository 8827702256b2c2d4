package io.consumerproof.jdbc;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the statements of one transaction may have written. */
final class Writes {
    private final Set<Table> tables = new LinkedHashSet<>();
    private final Set<Table> grown = new LinkedHashSet<>();
    private final Set<Table> rewritten = new LinkedHashSet<>();

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
        boolean onlyGrows = sql.kind() == SqlKind.INSERT && written.size() == 1 && rows > 0;
        (onlyGrows ? grown : rewritten).addAll(written);
    }

    /** Some of it was undone by a savepoint. */
    void partlyUndone() {
        rewritten.addAll(tables);
    }

    List<Table> tables() {
        return new ArrayList<>(tables);
    }

    /** Whether it certainly changed nothing. */
    boolean nothing() {
        return tables.isEmpty();
    }

    /** Whether it certainly changed something: to some table rows were added, and nothing else was done to it. */
    boolean certainlySomething() {
        for (Table table : grown) {
            if (!rewritten.contains(table)) {
                return true;
            }
        }
        return false;
    }

    void clear() {
        tables.clear();
        grown.clear();
        rewritten.clear();
    }
}
