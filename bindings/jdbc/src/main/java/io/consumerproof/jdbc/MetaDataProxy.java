package io.consumerproof.jdbc;

import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import org.jspecify.annotations.Nullable;

/** Metadata that leads back to the watched connection. */
final class MetaDataProxy extends WatchedProxy<DatabaseMetaData> {
    private final Connection connection;

    private MetaDataProxy(Session session, Passage passage, DatabaseMetaData raw, Connection connection) {
        super(session, passage, raw);
        this.connection = connection;
    }

    static DatabaseMetaData of(Session session, Passage passage, DatabaseMetaData raw, Connection connection) {
        return proxy(DatabaseMetaData.class, new MetaDataProxy(session, passage, raw, connection));
    }

    @Override
    @Nullable
    Object handle(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
        return method.getName().equals("getConnection") ? connection : pass(method, arguments);
    }
}
