package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** What one database product does in its own way. A dialect is one file, entered in {@link Dialects}. */
interface Dialect {

    /** Whether {@code product}, a name from the driver, is this dialect's. */
    boolean speaks(String product);

    /**
     * The URL of a fresh database of that number, for a URL that names one in memory.
     *
     * @return empty if {@code url} is another product's or names a database that is not in memory
     */
    Optional<String> fresh(String url, int number);

    /** What a URL that names files of this product's says; empty for any other URL. */
    Optional<FileUrl> file(String url);

    /** The driver's words for tables that hold rows of their own. */
    String[] tableTypes();

    /** Whether a table is the product's own. */
    boolean isSystem(@Nullable String schema, String table);

    /** Whether writes to one table may write others by way of triggers. */
    boolean hasTriggers(Connection connection) throws SQLException;

    /** What stands between {@code insert into t(…)} and {@code values} so that identities can be given. */
    String overriding();

    /**
     * The statements that bring counters back to where they now are.
     *
     * @return by the quoted name of the table they number; under the empty name those of no table
     */
    SortedMap<String, List<String>> restarts(Connection connection, Tables tables) throws SQLException;

    /** The statement that switches foreign keys off or on, outside a transaction; empty if there is none. */
    Optional<String> foreignKeys(boolean checked);

    /** Drops everything the user defined. */
    void dropAll(Connection connection, Tables tables) throws SQLException;

    /** Settings of a new connection; a wait for a lock can only end in failure while members run in turn. */
    List<String> greeting();

    /** The same connection, with those settings. */
    default Connection greeted(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String setting : greeting()) {
                statement.execute(setting);
            }
        }
        return connection;
    }

    /** The statement by which a fresh database ends; empty if it ends with its last connection. */
    Optional<String> farewell();
}
