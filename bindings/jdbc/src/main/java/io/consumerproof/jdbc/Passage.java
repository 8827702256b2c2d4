package io.consumerproof.jdbc;

import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.EffectPoints.Operation;
import io.consumerproof.scenario.EffectPoints.Ruling;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes statements and commits past the points where a fault may strike, and reports what they did. */
final class Passage {
    private static final String COMMIT = "commit";
    /** The SQL state of "connection failure". */
    private static final String CONNECTION_FAILURE = "08006";

    private final Store store;
    private final Sessions sessions;

    Passage(Store store, Sessions sessions) {
        this.store = store;
        this.sessions = sessions;
    }

    Store store() {
        return store;
    }

    Sessions sessions() {
        return sessions;
    }

    /**
     * Executes a statement or a batch.
     *
     * @param what the statement, for people
     * @param plans what its parts may do
     */
    @Nullable
    Object statement(Session session, String what, List<Plan> plans, Work work) throws Throwable {
        SqlKind kind = plans.size() == 1 ? plans.get(0).sql().kind() : SqlKind.UNSURE;
        if (kind == SqlKind.COMMIT) {
            return commit(session, work);
        } else if (kind == SqlKind.ROLLBACK) {
            return rollback(session, work);
        }
        EffectPoints points = sessions.use(session);
        try {
            return pass(session, points, what, plans, work);
        } catch (Error death) {
            sessions.diedAt(session);
            throw death;
        }
    }

    private @Nullable Object pass(Session session, EffectPoints points, String what, List<Plan> plans, Work work)
            throws Throwable {
        boolean commits = session.commitsItself() && !plans.stream().allMatch(Plan::onlyReads);
        Ruling ruling = points.before(Operation.STATEMENT, store.name(), what);
        if (commits && ruling == Ruling.PROCEED) {
            ruling = points.before(Operation.SQL_COMMIT, store.name(), COMMIT);
        }
        if (ruling == Ruling.REFUSE) {
            throw failure(what, "it was not executed");
        }
        Object result = execute(session, points, what, plans, work);
        if (commits) {
            settle(session, points);
        }
        if (ruling == Ruling.APPLY_AND_FAIL) {
            throw failure(what, "it was executed all the same");
        }
        if (commits) {
            points.after(Operation.SQL_COMMIT, store.name(), COMMIT);
        }
        points.after(Operation.STATEMENT, store.name(), what);
        return result;
    }

    private @Nullable Object execute(Session session, EffectPoints points, String what, List<Plan> plans, Work work)
            throws Throwable {
        for (Plan plan : plans) {
            store.expect(plan, session.writes());
            prepare(session, plan);
        }
        if (!session.commitsItself()) {
            sessions.transactionOpened(session, points);
        }
        Object result;
        try {
            result = work.run();
        } catch (SQLException failed) {
            afterFailure(session, points, plans);
            throw failed;
        }
        note(session, plans, plans.size() == 1 ? rows(result) : -1);
        points.executed(store.name(), what);
        return result;
    }

    private static void prepare(Session session, Plan plan) {
        if (plan.sql().kind() == SqlKind.BEGIN) {
            session.begun(true);
        } else if (plan.sql().kind() == SqlKind.SETTING) {
            session.alter();
        }
    }

    /** Parts of a batch may have taken hold before one failed. */
    private void afterFailure(Session session, EffectPoints points, List<Plan> plans) throws SQLException {
        note(session, plans, -1);
        if (session.commitsItself()) {
            Contents.Settled settled = store.settle(session.writes());
            session.writes().clear();
            if (settled.changed()) {
                points.committed(store.name(), true, settled.revisions());
            }
        }
    }

    private static void note(Session session, List<Plan> plans, long rows) {
        for (Plan plan : plans) {
            if (!plan.tables().isEmpty()) {
                session.writes().add(plan.sql(), plan.tables(), rows);
            }
        }
    }

    private static long rows(@Nullable Object result) {
        if (result instanceof Integer || result instanceof Long) {
            return ((Number) result).longValue();
        } else if (result instanceof int[]) {
            long sum = 0;
            for (int count : (int[]) result) {
                sum = count < 0 || sum < 0 ? -1 : sum + count;
            }
            return sum;
        }
        return -1;
    }

    /** Commits the open transaction; where none is open there is nothing that a fault could strike. */
    @Nullable
    Object commit(Session session, Work work) throws Throwable {
        EffectPoints points = sessions.use(session);
        if (!session.isOpen()) {
            session.begun(false);
            return work.run();
        }
        try {
            Ruling ruling = points.before(Operation.SQL_COMMIT, store.name(), COMMIT);
            if (ruling == Ruling.REFUSE) {
                throw failure(COMMIT, "nothing was committed");
            }
            Object result = work.run();
            settle(session, points);
            if (ruling == Ruling.APPLY_AND_FAIL) {
                throw failure(COMMIT, "it was committed all the same");
            }
            points.after(Operation.SQL_COMMIT, store.name(), COMMIT);
            return result;
        } catch (Error death) {
            sessions.diedAt(session);
            throw death;
        }
    }

    private void settle(Session session, EffectPoints points) throws SQLException {
        Contents.Settled settled = store.settle(session.writes());
        sessions.transactionEnded(session, points);
        points.committed(store.name(), settled.changed(), settled.revisions());
    }

    /** Rolls the open transaction back. */
    @Nullable
    Object rollback(Session session, Work work) throws Throwable {
        EffectPoints points = sessions.use(session);
        boolean wasOpen = session.isOpen();
        Object result = work.run();
        sessions.transactionEnded(session, points);
        if (wasOpen) {
            points.rolledBack(store.name());
        }
        return result;
    }

    private SQLException failure(String what, String outcome) {
        return new SQLException(
                "injected effect-failure: '" + what + "' on '" + store.name() + "' reports failure; " + outcome,
                CONNECTION_FAILURE);
    }
}
