package io.consumerproof.jdbc;

import io.consumerproof.history.MemberId;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One connection as user code holds it: a physical connection on loan, and what was done with it since its last commit. */
final class Session {
    /** The SQL state of "connection does not exist". */
    private static final String NO_CONNECTION = "08003";

    /** What a connection is to its user. */
    enum State {
        LIVE,
        CLOSED,
        DEAD,
        ENDED
    }

    private final Connection raw;
    private final Writes writes = new Writes();
    private final List<Statement> statements = new ArrayList<>();
    private @Nullable MemberId member;
    private State state = State.LIVE;
    private boolean autoCommit = true;
    private boolean begun;
    private boolean open;
    private boolean altered;

    Session(Connection raw, @Nullable MemberId member) {
        this.raw = raw;
        this.member = member;
    }

    Connection raw() {
        return raw;
    }

    Writes writes() {
        return writes;
    }

    @Nullable
    MemberId member() {
        return member;
    }

    /** Whoever works with a connection last is the process it dies with. */
    void usedBy(MemberId user) {
        member = user;
    }

    boolean isLive() {
        return state == State.LIVE;
    }

    void require() throws SQLException {
        switch (state) {
            case LIVE -> {}
            case CLOSED -> throw new SQLException("the connection is closed", NO_CONNECTION);
            case DEAD ->
                throw new SQLException(
                        "the connection belongs to " + member + ", which died; open one in the member that works now",
                        NO_CONNECTION);
            case ENDED ->
                throw new SQLException(
                        "the connection belongs to an earlier run; open one in the run that uses it", NO_CONNECTION);
        }
    }

    /** Whether each statement is a transaction of its own. */
    boolean commitsItself() {
        return autoCommit && !begun;
    }

    void autoCommit(boolean on) {
        autoCommit = on;
    }

    boolean autoCommit() {
        return autoCommit;
    }

    /** A statement began or ended a transaction behind the driver's back. */
    void begun(boolean now) {
        begun = now;
    }

    boolean isOpen() {
        return open;
    }

    void open(boolean now) {
        open = now;
    }

    /** Its settings are no longer those of a new connection. */
    void alter() {
        altered = true;
    }

    void opened(Statement statement) {
        statements.add(statement);
    }

    void closed(Statement statement) {
        for (int i = statements.size() - 1; i >= 0; i--) {
            if (statements.get(i) == statement) {
                statements.remove(i);
                return;
            }
        }
    }

    /**
     * Ends the loan.
     *
     * @return whether the physical connection is as good as new
     */
    boolean end(State how) {
        state = how;
        open = false;
        writes.clear();
        try {
            for (Statement statement : statements) {
                statement.close();
            }
            statements.clear();
            if (!autoCommit) {
                raw.rollback();
                raw.setAutoCommit(true);
            }
            if (how != State.DEAD && !altered && !begun) {
                return true;
            }
            raw.close();
        } catch (SQLException broken) {
            abandon();
        }
        return false;
    }

    private void abandon() {
        try {
            raw.close();
        } catch (SQLException ignored) {
            altered = true;
        }
    }
}
