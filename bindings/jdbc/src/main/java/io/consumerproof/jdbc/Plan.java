package io.consumerproof.jdbc;

import java.util.List;

/**
 * A statement and the tables it may write.
 *
 * @param sql the statement
 * @param tables empty if it only reads
 */
record Plan(SqlText sql, List<Table> tables) {

    static Plan of(String text, Tables tables) {
        SqlText sql = SqlText.of(text);
        String table = sql.table();
        if (sql.kind() == SqlKind.DEFINITION && table != null && tables.knows(table)) {
            // `create table if not exists` of what does exist: common in constructors, and nothing to reset.
            return new Plan(new SqlText(sql.text(), SqlKind.READ, null), List.of());
        }
        if (sql.kind() == SqlKind.INSERT) {
            return new Plan(sql, tables.addedToBy(table));
        }
        return new Plan(sql, writes(sql.kind()) ? tables.writtenBy(table) : List.of());
    }

    private static boolean writes(SqlKind kind) {
        return kind == SqlKind.INSERT || kind == SqlKind.WRITE || kind == SqlKind.UNSURE || kind == SqlKind.DEFINITION;
    }

    boolean isUndoneByRollback() {
        return sql.kind() == SqlKind.READ || sql.kind() == SqlKind.INSERT || sql.kind() == SqlKind.WRITE;
    }

    boolean onlyReads() {
        return tables.isEmpty() && sql.kind() != SqlKind.DEFINITION && sql.kind() != SqlKind.UNSURE;
    }
}
