package io.consumerproof.jdbc;

import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement, prepared or not, whose executions are points. */
final class StatementProxy extends WatchedProxy<Statement> {
    private final Connection connection;
    private final @Nullable String prepared;
    private final List<String> batch = new ArrayList<>();

    private StatementProxy(
            Session session, Passage passage, Statement raw, Connection connection, @Nullable String prepared) {
        super(session, passage, raw);
        this.connection = connection;
        this.prepared = prepared;
    }

    /** A proxy of {@code type}; {@code prepared} is its SQL where it is known beforehand. */
    static Statement of(
            Class<? extends Statement> type,
            Session session,
            Passage passage,
            Statement raw,
            Connection connection,
            @Nullable String prepared) {
        return proxy(type, new StatementProxy(session, passage, raw, connection, prepared));
    }

    @Override
    @Nullable
    Object handle(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
        switch (method.getName()) {
            case "getConnection":
                return connection;
            case "close":
                close();
                return null;
            case "isClosed":
                return !session().isLive() || raw().isClosed();
            case "addBatch":
                Object added = pass(method, arguments);
                batch.add(sql(arguments));
                return added;
            case "clearBatch":
                batch.clear();
                return pass(method, arguments);
            case "executeBatch", "executeLargeBatch":
                return executeBatch(method, arguments);
            case "execute", "executeQuery", "executeUpdate", "executeLargeUpdate":
                return watched(proxy, execute(method, arguments));
            default:
                return watched(proxy, pass(method, arguments));
        }
    }

    private String sql(@Nullable Object[] arguments) {
        return prepared == null ? (String) argument(arguments, 0) : prepared;
    }

    private void close() throws Throwable {
        if (session().isLive()) {
            session().closed(raw());
            raw().close();
        }
    }

    private @Nullable Object execute(Method method, @Nullable Object[] arguments) throws Throwable {
        Plan plan = passage().store().plan(sql(arguments));
        return passage()
                .statement(session(), plan.sql().text(), List.of(plan), () -> Work.call(method, raw(), arguments));
    }

    private @Nullable Object executeBatch(Method method, @Nullable Object[] arguments) throws Throwable {
        List<Plan> plans = new ArrayList<>();
        for (String sql : prepared == null || batch.isEmpty() ? batch : List.of(prepared)) {
            plans.add(passage().store().plan(sql));
        }
        if (plans.isEmpty()) {
            return pass(method, arguments);
        }
        String what = plans.get(0).sql().text() + " (batch of " + batch.size() + ")";
        batch.clear();
        return passage().statement(session(), what, plans, () -> Work.call(method, raw(), arguments));
    }

    private @Nullable Object watched(Object proxy, @Nullable Object result) {
        return result instanceof ResultSet
                ? ResultProxy.of(session(), passage(), (ResultSet) result, (Statement) proxy)
                : result;
    }
}
