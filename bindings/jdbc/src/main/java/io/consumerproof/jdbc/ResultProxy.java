package io.consumerproof.jdbc;

import java.lang.reflect.Method;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A result that leads back to its watched statement, and whose changes of rows are statements too. */
final class ResultProxy extends WatchedProxy<ResultSet> {
    private final Statement statement;

    private ResultProxy(Session session, Passage passage, ResultSet raw, Statement statement) {
        super(session, passage, raw);
        this.statement = statement;
    }

    static ResultSet of(Session session, Passage passage, ResultSet raw, Statement statement) {
        return proxy(ResultSet.class, new ResultProxy(session, passage, raw, statement));
    }

    @Override
    @Nullable
    Object handle(Object proxy, Method method, @Nullable Object[] arguments) throws Throwable {
        return switch (method.getName()) {
            case "getStatement" -> statement;
            case "close" -> session().isLive() ? pass(method, arguments) : null;
            case "isClosed" -> !session().isLive() || Boolean.TRUE.equals(pass(method, arguments));
            case "insertRow", "updateRow", "deleteRow" -> change(method, arguments);
            default -> pass(method, arguments);
        };
    }

    private @Nullable Object change(Method method, @Nullable Object[] arguments) throws Throwable {
        Plan anyTable = passage().store().plan(method.getName());
        return passage()
                .statement(
                        session(),
                        method.getName() + " of a result",
                        List.of(anyTable),
                        () -> Work.call(method, raw(), arguments));
    }
}
