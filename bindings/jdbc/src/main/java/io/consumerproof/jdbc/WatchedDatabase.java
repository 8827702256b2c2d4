package io.consumerproof.jdbc;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.MemberId;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.Sink;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A database in which every statement and every SQL commit of a member is a point where a fault may strike.
 *
 * <p>Members use {@link #dataSource}. A member that dies loses its connections and what they had not committed; calls on them
 * fail from then on. Each run begins with what the database held when it was opened, after its schema script. Outside a
 * member's code, in set-up and assertions, the same data source works without points.
 *
 * <p>A database in memory gets a name of its own, so that equal URLs never meet, and lives until {@link #close}. One that H2 or
 * SQLite keep on disk is worked on in a copy, which is gone after {@link #close}: the named files stay as they are.
 *
 * @source ours
 */
public final class WatchedDatabase implements Sink, AutoCloseable {
    private final Store store;
    private final Sessions sessions;
    private final DataSource dataSource;

    private WatchedDatabase(Store store, Sessions sessions) {
        this.store = store;
        this.sessions = sessions;
        this.dataSource = new WatchedDataSource(sessions, new Passage(store, sessions));
    }

    /**
     * Opens a database and runs its schema script.
     *
     * @throws DatabaseProblemsException with all problems, if the settings do not fit the database
     */
    public static WatchedDatabase open(Settings settings) {
        Store store = Store.open(settings, Origin.of(settings));
        return new WatchedDatabase(store, new Sessions(store));
    }

    /** What user code gets. Its connections are pooled underneath, so that opening one is cheap. */
    public DataSource dataSource() {
        return dataSource;
    }

    @Override
    public String name() {
        return store.name();
    }

    @Override
    public void begin(EffectPoints points) {
        sessions.endAll();
        store.begin(points);
    }

    @Override
    public void memberDied(MemberId member) {
        sessions.died(member);
    }

    /** Of a statement that the proxies let pass: not of one that defines or counts something. */
    @Override
    public boolean undoes(String statement) {
        return store.undoes(statement);
    }

    /** The committed rows of all tables, the columns left out aside. */
    @Override
    public Optional<DurableState> state() {
        return Optional.of(store.state());
    }

    /** Closes all connections; a database in memory is gone with them. */
    @Override
    public void close() {
        sessions.close();
        store.close();
    }

    /**
     * Which database, and what about it is judged.
     *
     * @param name its name in stories
     * @param url its JDBC URL; null if there is a {@code source}
     * @param source where connections come from; null if there is a {@code url}
     * @param schema the script that defines its tables and first rows; null if it has them already
     * @param ignore columns left out of the state, {@code outbox.id} or {@code *.updated_at}, whatever their case; columns that
     *     the database numbers, and references to them, are left out anyway
     * @param state tables whose revisions must not go back
     */
    public record Settings(
            String name,
            @Nullable String url,
            @Nullable Supplier<? extends DataSource> source,
            @Nullable Schema schema,
            List<String> ignore,
            List<StateTable> state) {

        /** The name of a database that is given none. */
        public static final String DEFAULT_NAME = "database";

        /** Copies the lists. */
        public Settings {
            if ((url == null) == (source == null)) {
                throw new IllegalArgumentException("a database has either a 'url' or a source of connections");
            }
            ignore = List.copyOf(ignore);
            state = List.copyOf(state);
        }

        /** A database by URL, {@code jdbc:h2:mem:orders}; all else at its default. */
        public static Settings of(String url) {
            return new Settings(DEFAULT_NAME, url, null, null, List.of(), List.of());
        }

        /** A database behind a data source, which is asked for once; all else at its default. */
        public static Settings of(Supplier<? extends DataSource> source) {
            return new Settings(DEFAULT_NAME, null, source, null, List.of(), List.of());
        }

        /** The same with this name. */
        public Settings withName(String newName) {
            return new Settings(newName, url, source, schema, ignore, state);
        }

        /** The same with this schema script. */
        public Settings withSchema(Path file) {
            return new Settings(name, url, source, new Schema(file.toString(), file, null), ignore, state);
        }

        /**
         * The same with this schema script.
         *
         * @param place where the text comes from, for messages
         */
        public Settings withSchema(String place, String text) {
            return new Settings(name, url, source, new Schema(place, null, text), ignore, state);
        }

        /** The same with these columns left out. */
        public Settings withIgnore(List<String> columns) {
            return new Settings(name, url, source, schema, columns, state);
        }

        /** The same with these state tables. */
        public Settings withState(List<StateTable> tables) {
            return new Settings(name, url, source, schema, ignore, tables);
        }
    }

    /**
     * A script of SQL statements, parted by semicolons.
     *
     * @param place where it stands, for messages
     * @param file the file to read when the database is opened, in UTF-8; null if there is a {@code text}
     * @param text the script itself; null if there is a {@code file}
     */
    public record Schema(
            String place, @Nullable Path file, @Nullable String text) {}
}
