package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.scenario.EffectPoints.Operation;
import io.consumerproof.scenario.EffectPoints.Ruling;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A database that reports failure, having done nothing or all of it. */
class EffectFailureTest {
    private static final String INSERT = "INSERT INTO owner VALUES ('bob')";

    @ParameterizedTest
    @EnumSource
    void aRefusedStatementIsNotExecuted(Backend backend) {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().ruling(Operation.STATEMENT, Ruling.REFUSE);
            database.begin(points);
            assertThatThrownBy(() -> Bank.execute(database.dataSource(), INSERT))
                    .isInstanceOfSatisfying(SQLException.class, failure -> assertThat(failure.getSQLState())
                            .isEqualTo("08006"))
                    .hasMessage("injected effect-failure: 'INSERT INTO owner VALUES ('bob')' on 'database' reports"
                            + " failure; it was not executed");
            assertThat(Bank.rows(database, "owner")).hasSize(1);
            assertThat(points.told).containsExactly("before STATEMENT " + INSERT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStatementMayBeExecutedAndReportFailure(Backend backend) {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().ruling(Operation.STATEMENT, Ruling.APPLY_AND_FAIL);
            database.begin(points);
            assertThatThrownBy(() -> Bank.execute(database.dataSource(), INSERT))
                    .isInstanceOf(SQLException.class)
                    .hasMessageEndingWith("it was executed all the same");
            assertThat(Bank.rows(database, "owner")).hasSize(2);
            assertThat(points.told)
                    .containsExactly("before STATEMENT " + INSERT, "executed " + INSERT, "committed changed=true");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRefusedCommitCommitsNothing(Backend backend) {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().ruling(Operation.SQL_COMMIT, Ruling.REFUSE);
            database.begin(points);
            assertThatThrownBy(() -> Bank.transfer(database.dataSource(), 30))
                    .isInstanceOf(SQLException.class)
                    .hasMessage("injected effect-failure: 'commit' on 'database' reports failure;"
                            + " nothing was committed");
            assertThat(Bank.rows(database, "account")).contains("id=\"b\", balance=0, revision=1");
            assertThat(points.told).endsWith("before SQL_COMMIT commit", "transaction closed", "rolled back");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCommitMayTakeHoldAndReportFailure(Backend backend) {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().ruling(Operation.SQL_COMMIT, Ruling.APPLY_AND_FAIL);
            database.begin(points);
            assertThatThrownBy(() -> Bank.transfer(database.dataSource(), 30))
                    .isInstanceOf(SQLException.class)
                    .hasMessageEndingWith("it was committed all the same");
            assertThat(Bank.rows(database, "account")).contains("id=\"b\", balance=30, revision=2");
            assertThat(points.told)
                    .endsWith("before SQL_COMMIT commit", "transaction closed", "committed changed=true");
        }
    }

    @ParameterizedTest
    @EnumSource
    void anAutoCommitMayBeRefusedAtItsCommit(Backend backend) {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().ruling(Operation.SQL_COMMIT, Ruling.REFUSE);
            database.begin(points);
            assertThatThrownBy(() -> Bank.execute(database.dataSource(), INSERT))
                    .isInstanceOf(SQLException.class);
            assertThat(Bank.rows(database, "owner")).hasSize(1);
        }
    }
}
