package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Where physical connections come from. */
final class Origin implements AutoCloseable {
    /** Tells databases in memory of one JVM apart; it shows nowhere. */
    private static final AtomicInteger FRESH = new AtomicInteger();

    private final @Nullable String url;
    private final @Nullable DataSource source;
    private final @Nullable PrivateFiles files;
    private final boolean fresh;

    private Origin(@Nullable String url, @Nullable DataSource source, @Nullable PrivateFiles files, boolean fresh) {
        this.url = url;
        this.source = source;
        this.files = files;
        this.fresh = fresh;
    }

    /**
     * What the settings name; a database in memory or on disk becomes one of our own.
     *
     * @throws DatabaseProblemsException if a database on disk cannot be copied
     */
    static Origin of(WatchedDatabase.Settings settings) {
        if (settings.source() != null) {
            return new Origin(null, settings.source().get(), null, false);
        }
        String url = String.valueOf(settings.url());
        Optional<String> fresh = Dialects.fresh(url, FRESH.incrementAndGet());
        Optional<FileUrl> named = Dialects.file(url);
        if (fresh.isEmpty() && named.isPresent()) {
            PrivateFiles files = PrivateFiles.of(named.get());
            return new Origin(files.url(), null, files, true);
        }
        return new Origin(fresh.orElse(url), null, null, fresh.isPresent());
    }

    /** Whether the database is ours alone, in memory or in files. */
    boolean isFresh() {
        return fresh;
    }

    Connection open() throws SQLException {
        return source == null ? DriverManager.getConnection(String.valueOf(url)) : source.getConnection();
    }

    /** A database that is ours alone lets everybody in. */
    Connection open(@Nullable String user, @Nullable String password) throws SQLException {
        if (fresh) {
            return open();
        }
        return source == null
                ? DriverManager.getConnection(String.valueOf(url), user, password)
                : source.getConnection(user, password);
    }

    /** To be called when all connections are closed. */
    @Override
    public void close() {
        if (files != null) {
            files.close();
        }
    }
}
