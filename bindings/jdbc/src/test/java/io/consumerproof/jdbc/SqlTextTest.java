package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the first words of a statement tell. */
class SqlTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "SELECT * FROM t                                | READ       |",
                "  ( select 1 )                                 | READ       |",
                "SELECT * FROM t FOR UPDATE                     | READ       |",
                "SELECT id FROM FINAL TABLE (INSERT INTO t …)   | UNSURE     |",
                "WITH x AS (SELECT 1) SELECT * FROM x           | READ       |",
                "WITH x AS (SELECT 1) DELETE FROM t             | UNSURE     |",
                "insert into t values (1)                       | INSERT     | t",
                "INSERT INTO \"shop\".\"My.Orders\" VALUES (1)  | INSERT     | My.Orders",
                "INSERT INTO shop . `order` VALUES (1)          | INSERT     | order",
                "INSERT INTO t VALUES (1) ON CONFLICT DO NOTHING | WRITE     | t",
                "INSERT INTO t VALUES (1) ON DUPLICATE KEY UPDATE a = 1 | WRITE | t",
                "INSERT OR REPLACE INTO t VALUES (1)            | WRITE      | t",
                "REPLACE INTO [t] VALUES (1)                    | WRITE      | t",
                "MERGE INTO t USING s ON (1=1) …                | WRITE      | t",
                "UPDATE ONLY t SET a = 1                        | WRITE      | t",
                "UPDATE OR IGNORE t SET a = 1                   | WRITE      | t",
                "/* why */ DELETE FROM t -- all                 | WRITE      | t",
                "TRUNCATE TABLE t                               | WRITE      | t",
                "INSERT INTO t VALUES ('a; drop table b on conflict') | INSERT | t",
                "DELETE FROM t WHERE a = '-- it''s; ' AND b = 1 | WRITE      | t"
            })
    void tellsReadsAndWritesWithTheirTable(String sql, SqlKind kind, String table) {
        tells(sql, kind, table);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CALL bill(1)                                   | UNSURE     |",
                "{? = call bill(1)}                             | UNSURE     |",
                "CREATE TABLE t (a INT)                         | DEFINITION |",
                "CREATE TABLE IF NOT EXISTS t (a INT)           | DEFINITION | t",
                "DELETE FROM t; DELETE FROM s                   | UNSURE     |",
                "DELETE FROM t; DROP TABLE s                    | DEFINITION |",
                "SET LOCK_TIMEOUT 1                             | SETTING    |",
                "BEGIN IMMEDIATE                                | BEGIN      |",
                "COMMIT                                         | COMMIT     |",
                "ROLLBACK                                       | ROLLBACK   |",
                "ROLLBACK TO SAVEPOINT s                        | READ       |"
            })
    void tellsWhatElseAStatementDoes(String sql, SqlKind kind, String table) {
        tells(sql, kind, table);
    }

    private static void tells(String sql, SqlKind kind, String table) {
        SqlText text = SqlText.of(sql);
        assertThat(text.kind()).isEqualTo(kind);
        assertThat(text.table()).isEqualTo(table);
    }

    @Test
    void showsAStatementOnOneLine() {
        assertThat(SqlText.of("UPDATE t -- the table\n   SET a = 1\n WHERE b = '  x'")
                        .text())
                .isEqualTo("UPDATE t SET a = 1 WHERE b = ' x'");
    }
}
