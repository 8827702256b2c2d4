package io.consumerproof.jdbc;

import java.lang.reflect.Method;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/** A connection whose commits are points and whose statements are watched. */
final class ConnectionProxy extends WatchedProxy<Connection> {

    private ConnectionProxy(Session session, Passage passage) {
        super(session, passage, session.raw());
    }

    static Connection of(Session session, Passage passage) {
        return proxy(Connection.class, new ConnectionProxy(session, passage));
    }

    @Override
    @Nullable
    Object handle(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
        Connection self = (Connection) proxy;
        switch (method.getName()) {
            case "close", "abort":
                passage().sessions().close(session());
                return null;
            case "isClosed":
                return !session().isLive();
            case "isValid":
                return session().isLive() && Boolean.TRUE.equals(pass(method, arguments));
            case "createStatement":
                return statement(Statement.class, null, self, method, arguments);
            case "prepareStatement":
                return statement(PreparedStatement.class, (String) arguments[0], self, method, arguments);
            case "prepareCall":
                return statement(CallableStatement.class, (String) arguments[0], self, method, arguments);
            case "commit":
                return passage().commit(session(), () -> Work.call(method, raw(), arguments));
            case "rollback":
                return rollback(method, arguments);
            case "setAutoCommit":
                autoCommit((Boolean) argument(arguments, 0), method, arguments);
                return null;
            case "getMetaData":
                return MetaDataProxy.of(
                        session(),
                        passage(),
                        (DatabaseMetaData) argument(new @Nullable Object[] {pass(method, arguments)}, 0),
                        self);
            default:
                if (method.getName().startsWith("set") && !method.getName().equals("setSavepoint")) {
                    session().alter();
                }
                return pass(method, arguments);
        }
    }

    private Object statement(
            Class<? extends Statement> type,
            @Nullable String sql,
            Connection self,
            Method method,
            @Nullable Object[] arguments)
            throws Throwable {
        Statement statement = (Statement) argument(new @Nullable Object[] {pass(method, arguments)}, 0);
        session().opened(statement);
        return StatementProxy.of(type, session(), passage(), statement, self, sql);
    }

    private @Nullable Object rollback(Method method, @Nullable Object[] arguments) throws Throwable {
        if (arguments.length == 0) {
            return passage().rollback(session(), () -> Work.call(method, raw(), arguments));
        }
        session().writes().partlyUndone();
        return pass(method, arguments);
    }

    /** Switching it on commits what is open. */
    private void autoCommit(boolean on, Method method, @Nullable Object[] arguments) throws Throwable {
        passage().sessions().check(session());
        if (on == session().autoCommit()) {
            return;
        }
        Work change = () -> Work.call(method, raw(), arguments);
        if (on) {
            passage().commit(session(), change);
        } else {
            change.run();
        }
        session().autoCommit(on);
    }
}
