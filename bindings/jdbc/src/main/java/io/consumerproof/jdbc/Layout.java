package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tables as they are defined now, and what is known of their content. */
final class Layout {
    private final Tables tables;
    private final Contents contents;
    private final String quote;
    private final List<DatabaseProblem> problems;
    private final Map<Table, Content> baseline = new LinkedHashMap<>();

    private Layout(Tables tables, Contents contents, String quote, List<DatabaseProblem> problems) {
        this.tables = tables;
        this.contents = contents;
        this.quote = quote;
        this.problems = problems;
    }

    static Layout read(Connection admin, Dialect dialect, WatchedDatabase.Settings settings) throws SQLException {
        Tables tables = Tables.read(admin, dialect);
        Selection selection = Selection.of(tables, settings.ignore(), settings.state());
        String quote = admin.getMetaData().getIdentifierQuoteString().strip();
        Map<Table, TableReader> readers = new LinkedHashMap<>();
        for (Table table : tables.all()) {
            readers.put(table, new TableReader(admin, table, selection.shown(table), selection.state(table), quote));
        }
        return new Layout(tables, new Contents(readers, selection.stateTables()), quote, selection.problems());
    }

    Tables tables() {
        return tables;
    }

    Contents contents() {
        return contents;
    }

    String quote() {
        return quote;
    }

    /** Names in the settings that do not exist; empty if all do. */
    List<DatabaseProblem> problems() {
        return problems;
    }

    /** All tables hold now what each run begins with. */
    void keepAsBaseline() throws SQLException {
        for (Table table : tables.all()) {
            baseline.put(table, contents.of(table, Silence.INSTANCE));
        }
    }

    void restored(List<Table> restored) {
        for (Table table : restored) {
            Content content = baseline.get(table);
            if (content != null) {
                contents.restored(table, content);
            }
        }
    }
}
