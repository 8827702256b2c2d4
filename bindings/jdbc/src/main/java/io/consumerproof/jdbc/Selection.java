package io.consumerproof.jdbc;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which columns are left out of the state and which tables carry revisions, as settings name them; finds all wrong names. */
final class Selection {
    private static final String EVERY_TABLE = "*";

    private final Tables tables;
    private final Set<String> ignored = new TreeSet<>();
    private final Map<Table, List<Column>> states = new LinkedHashMap<>();
    private final List<DatabaseProblem> problems = new ArrayList<>();

    private Selection(Tables tables) {
        this.tables = tables;
    }

    static Selection of(Tables tables, List<String> ignore, List<StateTable> state) {
        Selection selection = new Selection(tables);
        for (int i = 0; i < ignore.size(); i++) {
            selection.ignore("ignore[" + i + "]", ignore.get(i));
        }
        for (int i = 0; i < state.size(); i++) {
            selection.state("state[" + i + "]", state.get(i));
        }
        return selection;
    }

    List<DatabaseProblem> problems() {
        return problems;
    }

    /** The columns that show: neither ignored, nor numbered by the database, nor referring to such a number. */
    List<Column> shown(Table table) {
        return table.columns().stream()
                .filter(column ->
                        !column.identity() && !ignored.contains(id(table, column)) && !refersToIdentity(column))
                .toList();
    }

    private boolean refersToIdentity(Column column) {
        Column.Reference reference = column.reference();
        return reference != null
                && tables.named(reference.table()).stream()
                        .flatMap(table -> table.columns().stream())
                        .anyMatch(far -> far.identity() && far.name().equals(reference.column()));
    }

    /** Key and revision of a declared state table; empty for others. */
    List<Column> state(Table table) {
        return states.getOrDefault(table, List.of());
    }

    Set<String> stateTables() {
        Set<String> names = new TreeSet<>();
        states.keySet().forEach(table -> names.add(table.quoted()));
        return names;
    }

    private static String id(Table table, Column column) {
        return table.quoted() + "." + column.name();
    }

    private void ignore(String setting, String pattern) {
        int dot = pattern.lastIndexOf('.');
        if (dot <= 0 || dot == pattern.length() - 1) {
            problem(setting, "'" + pattern + "' names no column; write 'table.column' or '*.column'");
            return;
        }
        String table = pattern.substring(0, dot);
        String column = pattern.substring(dot + 1);
        List<Table> among = table.equals(EVERY_TABLE) ? tables.all() : named(setting, table);
        boolean found = false;
        for (Table each : among) {
            for (Column one : each.columns()) {
                if (one.name().equalsIgnoreCase(column)) {
                    ignored.add(id(each, one));
                    found = true;
                }
            }
        }
        if (!found && !among.isEmpty()) {
            unknownColumn(setting, column, table, among);
        }
    }

    private void state(String setting, StateTable state) {
        for (Table table : named(setting + ".table", state.table())) {
            List<Column> key = column(setting + ".key", table, state.key());
            List<Column> revision = column(setting + ".revision", table, state.revision());
            if (!key.isEmpty() && !revision.isEmpty()) {
                states.put(table, List.of(key.get(0), revision.get(0)));
            }
        }
    }

    private List<Table> named(String setting, String name) {
        List<Table> found = tables.named(name);
        if (found.isEmpty()) {
            problem(
                    setting,
                    "unknown table '" + name + "' in '" + group(setting) + "'"
                            + Messages.choices(name, tables.names(), "tables"));
        }
        return found;
    }

    private List<Column> column(String setting, Table table, String name) {
        List<Column> found = table.columns().stream()
                .filter(column -> column.name().equalsIgnoreCase(name))
                .toList();
        if (found.isEmpty()) {
            unknownColumn(setting, name, table.shown(), List.of(table));
        }
        return found;
    }

    private void unknownColumn(String setting, String column, String table, List<Table> among) {
        Set<String> existing = new TreeSet<>();
        among.forEach(each -> existing.addAll(each.columnNames()));
        String where = table.equals(EVERY_TABLE) ? "any table" : "table '" + table + "'";
        problem(
                setting,
                "unknown column '" + column + "' of " + where + " in '" + group(setting) + "'"
                        + Messages.choices(column, existing, "columns"));
    }

    private static String group(String setting) {
        return setting.substring(0, setting.indexOf('['));
    }

    private void problem(String setting, String text) {
        problems.add(new DatabaseProblem(setting, text));
    }
}
