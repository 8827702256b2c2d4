package io.consumerproof.jdbc;

import io.consumerproof.history.Effect;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import io.consumerproof.history.Structure;
import io.consumerproof.scenario.EffectPoints;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints what resets and commits cost on this machine; run by hand, asserts nothing. */
final class Measurement {
    private static final int TURNS = 10_000;

    private Measurement() {}

    /** What is measured once per turn. */
    private interface Turn {
        void run() throws SQLException;
    }

    /** Prints a row per figure. */
    public static void main(String[] arguments) throws SQLException {
        for (Backend backend : List.of(Backend.H2, Backend.SQLITE)) {
            try (WatchedDatabase database = backend.open()) {
                EffectPoints points = new Member();
                database.begin(points);
                double transfer = micros(() -> Bank.transfer(database.dataSource(), 1));
                double both = micros(() -> {
                    database.begin(points);
                    Bank.transfer(database.dataSource(), 1);
                });
                double three = micros(() -> {
                    database.begin(points);
                    Bank.execute(
                            database.dataSource(),
                            "UPDATE account SET balance = 5 WHERE id = 'a'",
                            "INSERT INTO outbox (text) VALUES ('x')",
                            "INSERT INTO owner VALUES ('bob')");
                });
                double writes = micros(() -> {
                    Bank.execute(
                            database.dataSource(),
                            "UPDATE account SET balance = 5 WHERE id = 'a'",
                            "DELETE FROM outbox",
                            "INSERT INTO outbox (text) VALUES ('x')");
                });
                double state = micros(database::state);
                print(backend, "transfer of two updates, watched", transfer);
                print(backend, "reset after a transfer", both - transfer);
                print(backend, "reset after writing three tables, with the writes", three);
                print(backend, "three auto-commits", writes);
                print(backend, "state", state);
                double events = micros(20, () -> {
                    database.begin(points);
                    thousandEvents(database);
                });
                print(backend, "reset and 1,000 events with a dedup row each", events);
            }
        }
    }

    /** As a captured file is handled: per event a dedup row and an update, each pair in a transaction. */
    private static void thousandEvents(WatchedDatabase database) throws SQLException {
        for (int event = 0; event < 1_000; event++) {
            try (Connection connection = database.dataSource().getConnection();
                    PreparedStatement dedup = connection.prepareStatement("INSERT INTO owner VALUES (?)")) {
                connection.setAutoCommit(false);
                dedup.setString(1, "e-" + event);
                dedup.executeUpdate();
                Bank.add(connection, "a", 1);
                connection.commit();
            }
        }
    }

    private static double micros(Turn turn) throws SQLException {
        return micros(TURNS, turn);
    }

    /** Mean of {@code turns} turns after as many to warm up. */
    private static double micros(int turns, Turn turn) throws SQLException {
        for (int i = 0; i < turns; i++) {
            turn.run();
        }
        // Processor time of this thread: other work on the machine does not count.
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < turns; i++) {
            turn.run();
        }
        return (threads.getCurrentThreadCpuTime() - began) / 1_000.0 / turns;
    }

    private static void print(Backend backend, String what, double micros) {
        System.out.printf(Locale.ROOT, "%-12s %-50s %8.1f µs %,10.0f/s%n", backend, what, micros, 1e6 / micros);
    }

    /** A member that nothing strikes. */
    private static final class Member implements EffectPoints {
        @Override
        public Optional<MemberId> member() {
            return Optional.of(ScriptedPoints.FIRST);
        }

        @Override
        public Ruling before(Operation operation, String sink, String what) {
            return Ruling.PROCEED;
        }

        @Override
        public void after(Operation operation, String sink, String what) {}

        @Override
        public boolean applied(Effect effect) {
            return true;
        }

        @Override
        public void executed(String sink, String sql) {}

        @Override
        public void committed(String sink, boolean changed, List<Revision> revisions) {}

        @Override
        public void rolledBack(String sink) {}

        @Override
        public void transaction(String sink, boolean open) {}

        @Override
        public String render(@Nullable Object value) {
            return Structure.of(value);
        }
    }
}
