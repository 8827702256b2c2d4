package io.consumerproof.jdbc;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Hands out watched connections. */
final class WatchedDataSource implements DataSource {
    private final Sessions sessions;
    private final Passage passage;
    private @Nullable PrintWriter log;
    private int loginTimeoutSeconds;

    WatchedDataSource(Sessions sessions, Passage passage) {
        this.sessions = sessions;
        this.passage = passage;
    }

    @Override
    public Connection getConnection() throws SQLException {
        return ConnectionProxy.of(sessions.open(), passage);
    }

    @Override
    public Connection getConnection(@Nullable String username, @Nullable String password) throws SQLException {
        return ConnectionProxy.of(sessions.open(username, password), passage);
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        if (type.isInstance(this)) {
            return type.cast(this);
        }
        throw new SQLException("the watched data source is no '" + type.getName() + "'; ask isWrapperFor first");
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return type.isInstance(this);
    }

    @Override
    public @Nullable PrintWriter getLogWriter() {
        return log;
    }

    @Override
    public void setLogWriter(@Nullable PrintWriter out) {
        log = out;
    }

    @Override
    public void setLoginTimeout(int seconds) {
        loginTimeoutSeconds = seconds;
    }

    @Override
    public int getLoginTimeout() {
        return loginTimeoutSeconds;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("the watched data source logs nothing");
    }
}
