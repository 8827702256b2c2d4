package io.consumerproof.jdbc;

import io.consumerproof.history.MemberId;
import io.consumerproof.scenario.EffectPoints;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The connections on loan, and clean physical ones kept for the next loan. */
final class Sessions {
    private static final int KEPT = 8;

    private final Store store;
    private final List<Session> live = new ArrayList<>();
    private final Deque<Connection> idle = new ArrayDeque<>();

    Sessions(Store store) {
        this.store = store;
    }

    synchronized Session open() throws SQLException {
        MemberId member = store.points().member().orElse(null);
        Connection raw = idle.poll();
        return lend(raw == null ? store.dialect().greeted(store.origin().open()) : raw, member);
    }

    synchronized Session open(@Nullable String user, @Nullable String password) throws SQLException {
        MemberId member = store.points().member().orElse(null);
        Session session = lend(store.dialect().greeted(store.origin().open(user, password)), member);
        session.alter();
        return session;
    }

    private Session lend(Connection raw, @Nullable MemberId member) {
        Session session = new Session(raw, member);
        live.add(session);
        return session;
    }

    /**
     * To be called before anything is done with a connection.
     *
     * @return the points it has to pass: those of the run inside a member, none outside
     */
    EffectPoints use(Session session) throws SQLException {
        EffectPoints points = store.points();
        Optional<MemberId> running = points.member();
        session.require();
        if (running.isEmpty()) {
            return Silence.INSTANCE;
        }
        session.usedBy(running.get());
        return points;
    }

    /** To be called before calls that do nothing to the database. */
    void check(Session session) throws SQLException {
        if (!session.isLive()) {
            // A dead member is told so again, in the way the run has for it.
            store.points().member();
            session.require();
        }
    }

    void transactionOpened(Session session, EffectPoints points) {
        if (!session.isOpen()) {
            boolean first = !hasOpen(session.member());
            session.open(true);
            if (first) {
                points.transaction(store.name(), true);
            }
        }
    }

    void transactionEnded(Session session, EffectPoints points) {
        session.begun(false);
        session.writes().clear();
        if (session.isOpen()) {
            session.open(false);
            if (!hasOpen(session.member())) {
                points.transaction(store.name(), false);
            }
        }
    }

    private synchronized boolean hasOpen(@Nullable MemberId member) {
        for (Session session : live) {
            if (session.isOpen() && Objects.equals(member, session.member())) {
                return true;
            }
        }
        return false;
    }

    /** User code closes a connection; what it did not commit is gone. */
    void close(Session session) throws SQLException {
        if (!session.isLive()) {
            return;
        }
        EffectPoints points = use(session);
        boolean wasOpen = session.isOpen();
        end(session, Session.State.CLOSED);
        if (wasOpen) {
            if (!hasOpen(session.member())) {
                points.transaction(store.name(), false);
            }
            points.rolledBack(store.name());
        }
    }

    /** Ends all connections of a member; what it had not committed is gone. */
    void died(MemberId member) {
        boolean wasOpen = hasOpen(member);
        endAllOf(member);
        if (wasOpen) {
            store.points().rolledBack(store.name());
        }
    }

    private synchronized void endAllOf(MemberId member) {
        for (Session session : List.copyOf(live)) {
            if (member.equals(session.member())) {
                end(session, Session.State.DEAD);
            }
        }
    }

    /** An error came out of a point: the member that was running is no more. */
    void diedAt(Session session) {
        MemberId member = session.member();
        if (member != null) {
            died(member);
        }
    }

    /** A run is over: what it left open goes. */
    synchronized void endAll() {
        for (Session session : List.copyOf(live)) {
            end(session, Session.State.ENDED);
        }
    }

    private synchronized void end(Session session, Session.State how) {
        live.remove(session);
        boolean clean = session.end(how);
        if (clean && idle.size() < KEPT) {
            idle.push(session.raw());
        } else if (clean) {
            discard(session.raw());
        }
    }

    synchronized void close() {
        endAll();
        idle.forEach(Sessions::discard);
        idle.clear();
    }

    private static void discard(Connection raw) {
        try {
            raw.close();
        } catch (SQLException alreadyBroken) {
            // It was to go anyway.
            return;
        }
    }
}
