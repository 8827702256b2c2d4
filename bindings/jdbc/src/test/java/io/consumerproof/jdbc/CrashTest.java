package io.consumerproof.jdbc;

import static io.consumerproof.jdbc.ScriptedPoints.FIRST;
import static io.consumerproof.jdbc.ScriptedPoints.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A member that dies loses what it had not committed, and nothing else. */
class CrashTest {
    private static final List<String> UNTOUCHED =
            List.of("id=\"a\", balance=100, revision=1", "id=\"b\", balance=0, revision=1");
    private static final List<String> TRANSFERRED =
            List.of("id=\"a\", balance=70, revision=2", "id=\"b\", balance=30, revision=2");

    @ParameterizedTest
    @EnumSource
    void leavesAllOrNothingOfATransactionAtEachOfItsSixPoints(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            for (int point = 0; point < 6; point++) {
                ScriptedPoints points = new ScriptedPoints().dyingAt(point);
                database.begin(points);
                assertThatThrownBy(() -> Bank.transfer(database.dataSource(), 30))
                        .isExactlyInstanceOf(Death.class);
                points.in(null);
                database.memberDied(FIRST);
                assertThat(Bank.rows(database, "account"))
                        .as("point %d", point)
                        .isEqualTo(point < 5 ? UNTOUCHED : TRANSFERRED);
                assertThat(Bank.query(database.dataSource(), "SELECT balance FROM account WHERE id = 'b'"))
                        .containsExactly(point < 5 ? "0" : "30");
            }
            ScriptedPoints points = new ScriptedPoints().dyingAt(6);
            database.begin(points);
            Bank.transfer(database.dataSource(), 30);
            assertThat(Bank.rows(database, "account")).isEqualTo(TRANSFERRED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void freesWhatTheDeadMemberHadLocked(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().dyingAt(2);
            database.begin(points);
            assertThatThrownBy(() -> Bank.transfer(database.dataSource(), 30)).isInstanceOf(Death.class);
            database.memberDied(FIRST);
            assertThat(points.told).endsWith("✗ before STATEMENT " + Bank.ADD, "rolled back");
            points.in(SECOND);
            Bank.transfer(database.dataSource(), 30);
            assertThat(Bank.rows(database, "account")).isEqualTo(TRANSFERRED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void makesEveryCallOnTheDeadConnectionFailButCloseAndIsClosed(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Connection connection = database.dataSource().getConnection();
            PreparedStatement update = connection.prepareStatement(Bank.ADD);
            Statement query = connection.createStatement();
            ResultSet rows = query.executeQuery("SELECT * FROM account");
            database.memberDied(FIRST);
            points.in(SECOND);
            assertThatThrownBy(connection::createStatement)
                    .isInstanceOf(SQLException.class)
                    .hasMessage(
                            "the connection belongs to member-1, which died; open one in the member that works now");
            assertThatThrownBy(() -> update.setInt(1, 1)).isInstanceOf(SQLException.class);
            assertThatThrownBy(update::executeUpdate).isInstanceOf(SQLException.class);
            assertThatThrownBy(connection::commit).isInstanceOf(SQLException.class);
            assertThatThrownBy(connection::rollback).isInstanceOf(SQLException.class);
            assertThatThrownBy(connection::getMetaData).isInstanceOf(SQLException.class);
            assertThatThrownBy(rows::next).isInstanceOf(SQLException.class);
            assertThat(connection.isClosed()).isTrue();
            assertThat(connection.isValid(1)).isFalse();
            assertThat(update.isClosed()).isTrue();
            assertThat(rows.isClosed()).isTrue();
            assertThatCode(() -> {
                        rows.close();
                        update.close();
                        query.close();
                        connection.close();
                    })
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void tellsADeadMemberAgainThatItIsDead() throws SQLException {
        try (WatchedDatabase database = Backend.H2.open()) {
            ScriptedPoints points = new ScriptedPoints().dyingAt(0);
            database.begin(points);
            Connection connection = database.dataSource().getConnection();
            assertThatThrownBy(() -> Bank.add(connection, "a", 1)).isExactlyInstanceOf(Death.class);
            assertThatThrownBy(connection::rollback).isExactlyInstanceOf(Death.class);
            assertThatThrownBy(connection::createStatement).isExactlyInstanceOf(Death.class);
            assertThatThrownBy(() -> database.dataSource().getConnection()).isExactlyInstanceOf(Death.class);
            assertThatThrownBy(() -> database.dataSource().getConnection("sa", ""))
                    .isExactlyInstanceOf(Death.class);
        }
    }

    @Test
    void leavesOtherMembersAlone() throws SQLException {
        try (WatchedDatabase database = Backend.H2.open()) {
            ScriptedPoints points = new ScriptedPoints().in(SECOND);
            database.begin(points);
            try (Connection survivor = database.dataSource().getConnection()) {
                survivor.setAutoCommit(false);
                Bank.add(survivor, "b", 5);
                points.in(FIRST).dyingAt(0);
                assertThatThrownBy(() -> Bank.execute(database.dataSource(), "DELETE FROM outbox"))
                        .isInstanceOf(Death.class);
                points.in(SECOND);
                survivor.commit();
            }
            assertThat(Bank.rows(database, "account")).contains("id=\"b\", balance=5, revision=2");
        }
    }

    @Test
    void takesAConnectionAlongThatTheMemberWasGivenFromOutside() throws SQLException {
        try (WatchedDatabase database = Backend.H2.open()) {
            ScriptedPoints points = new ScriptedPoints().in(null);
            database.begin(points);
            Connection given = database.dataSource().getConnection();
            given.setAutoCommit(false);
            points.in(FIRST).dyingAt(2);
            Bank.add(given, "a", 1);
            assertThatThrownBy(() -> Bank.add(given, "b", 1)).isInstanceOf(Death.class);
            points.in(null);
            assertThat(given.isClosed()).isTrue();
            assertThat(Bank.rows(database, "account")).isEqualTo(UNTOUCHED);
        }
    }
}
