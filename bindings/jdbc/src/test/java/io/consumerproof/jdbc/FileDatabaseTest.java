package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A database on disk is worked on in a copy: two may be open at once, and none leaves anything behind. */
class FileDatabaseTest {

    private static final String SCHEMA = "CREATE TABLE item (sku VARCHAR(10) PRIMARY KEY);";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:sqlite:%s",
                "jdbc:sqlite:%s?busy_timeout=10",
                "jdbc:sqlite:file:%s?cache=private",
                "jdbc:h2:%s",
                "jdbc:h2:file:%s;MODE=MySQL"
            })
    void equalUrlsNeverMeetAndTheNamedPlaceStaysEmpty(String url) throws SQLException, IOException {
        WatchedDatabase.Settings settings = WatchedDatabase.Settings.of(url.formatted(folder.resolve("stock")))
                .withSchema("schema.sql", SCHEMA);
        try (WatchedDatabase one = WatchedDatabase.open(settings);
                WatchedDatabase other = WatchedDatabase.open(settings)) {
            Bank.execute(one.dataSource(), "INSERT INTO item VALUES ('apple')");
            assertThat(Bank.rows(one, "item")).containsExactly("sku=\"apple\"");
            assertThat(Bank.rows(other, "item")).isEmpty();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jdbc:sqlite:%s", "jdbc:h2:%s"})
    void beginsAsACopyOfWhatIsThere(String pattern) throws SQLException {
        String url = pattern.formatted(folder.resolve("stock"));
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(SCHEMA);
            statement.execute("INSERT INTO item VALUES ('apple')");
        }
        try (WatchedDatabase database = WatchedDatabase.open(WatchedDatabase.Settings.of(url))) {
            assertThat(Bank.rows(database, "item")).containsExactly("sku=\"apple\"");
            Bank.execute(database.dataSource(), "DELETE FROM item");
            assertThat(Bank.rows(database, "item")).isEmpty();
        }
        try (WatchedDatabase database = WatchedDatabase.open(WatchedDatabase.Settings.of(url))) {
            assertThat(Bank.rows(database, "item")).containsExactly("sku=\"apple\"");
        }
    }

    @Test
    void aPathThatNoFileCanHaveIsAProblemOfTheUrl() {
        assertThatThrownBy(() -> WatchedDatabase.open(WatchedDatabase.Settings.of("jdbc:sqlite:bad\0name")))
                .isInstanceOfSatisfying(DatabaseProblemsException.class, problems -> assertThat(
                                problems.problems().get(0).setting())
                        .isEqualTo("url"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            jdbc:h2:mem:orders
            jdbc:h2:tcp://localhost/orders
            jdbc:h2:ssl://localhost/orders
            jdbc:h2:zip:orders.zip!/orders
            jdbc:sqlite::memory:
            jdbc:sqlite:
            jdbc:sqlite::resource:orders.db
            jdbc:sqlite:file:orders?mode=memory&cache=shared
            jdbc:postgresql://localhost/orders
            """)
    void onlyAUrlOfAFileNamesAFile(String url) {
        assertThat(Dialects.file(url)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            jdbc:h2:./target/orders              | jdbc:h2:              | ./target/orders
            jdbc:h2:file:~/orders;MODE=MySQL     | jdbc:h2:file:         | ~/orders
            jdbc:h2:C:/data/orders               | jdbc:h2:              | C:/data/orders
            jdbc:sqlite:target/orders.db         | jdbc:sqlite:          | target/orders.db
            jdbc:sqlite:C:/data/orders.db        | jdbc:sqlite:          | C:/data/orders.db
            jdbc:sqlite:file:orders.db?cache=x   | jdbc:sqlite:file:     | orders.db
            """)
    void aUrlOfAFileIsReadFromItsProductsWayOfWriting(String url, String before, String path) {
        FileUrl file = Dialects.file(url).orElseThrow();
        assertThat(file.before()).isEqualTo(before);
        assertThat(file.path()).isEqualTo(path);
        assertThat(file.at(file.place())).isEqualTo(url.replace("~", System.getProperty("user.home")));
    }
}
