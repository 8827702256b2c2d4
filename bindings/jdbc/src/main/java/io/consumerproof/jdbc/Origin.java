package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Where physical connections come from. */
final class Origin {
    /** Tells databases in memory of one JVM apart; it shows nowhere. */
    private static final AtomicInteger FRESH = new AtomicInteger();

    private final @Nullable String url;
    private final @Nullable DataSource source;
    private final boolean fresh;

    private Origin(@Nullable String url, @Nullable DataSource source, boolean fresh) {
        this.url = url;
        this.source = source;
        this.fresh = fresh;
    }

    static Origin of(WatchedDatabase.Settings settings) {
        if (settings.source() != null) {
            return new Origin(null, settings.source().get(), false);
        }
        String url = String.valueOf(settings.url());
        Optional<String> fresh = Dialects.fresh(url, FRESH.incrementAndGet());
        return new Origin(fresh.orElse(url), null, fresh.isPresent());
    }

    /** Whether the database is in memory and ours alone. */
    boolean isFresh() {
        return fresh;
    }

    Connection open() throws SQLException {
        return source == null ? DriverManager.getConnection(String.valueOf(url)) : source.getConnection();
    }

    /** A fresh database in memory has no users: it lets everybody in. */
    Connection open(@Nullable String user, @Nullable String password) throws SQLException {
        if (fresh) {
            return open();
        }
        return source == null
                ? DriverManager.getConnection(String.valueOf(url), user, password)
                : source.getConnection(user, password);
    }
}
