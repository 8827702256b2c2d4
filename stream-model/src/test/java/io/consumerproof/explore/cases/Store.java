package io.consumerproof.explore.cases;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import io.consumerproof.scenario.EffectFailedException;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.EffectPoints.Operation;
import io.consumerproof.scenario.EffectPoints.Ruling;
import io.consumerproof.scenario.Sink;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Rows by table and key, in memory, with transactions: every statement and every commit is a point, as with a real database. */
final class Store implements Sink {

    /** What a table's name begins with that no run is compared by. */
    static final String IGNORED = "ignored";

    private final TreeMap<String, String> rows = new TreeMap<>();
    private @Nullable EffectPoints points;
    private @Nullable Transaction open;

    @Override
    public String name() {
        return "store";
    }

    @Override
    public void begin(EffectPoints machine) {
        points = machine;
        rows.clear();
        open = null;
    }

    private EffectPoints points() {
        return Objects.requireNonNull(points);
    }

    @Override
    public void memberDied(MemberId member) {
        if (open != null && open.member.equals(member)) {
            open = null;
        }
    }

    @Override
    public Optional<DurableState> state() {
        TreeMap<String, List<String>> tables = new TreeMap<>();
        rows.forEach((key, value) -> {
            if (!key.startsWith(IGNORED)) {
                tables.computeIfAbsent(key.split("/", 2)[0], any -> new ArrayList<>())
                        .add(key + "=" + value);
            }
        });
        return Optional.of(new DurableState(tables));
    }

    /** The committed value; null if there is none. */
    @Nullable
    String read(String table, String key) {
        return rows.get(table + "/" + key);
    }

    /** How many committed rows {@code table} has. */
    int count(String table) {
        return rows.subMap(table + "/", table + "0").size();
    }

    /** Runs {@code work} as one transaction: all of it or nothing. */
    void transact(Consumer<Transaction> work) {
        EffectPoints machine = points();
        Transaction mine = new Transaction(machine.member().orElseThrow());
        open = mine;
        machine.transaction(name(), true);
        try {
            work.accept(mine);
            mine.commit();
        } finally {
            if (open == mine) {
                open = null;
                machine.transaction(name(), false);
                if (!mine.committed) {
                    machine.rolledBack(name());
                }
            }
        }
    }

    /** Writes one row in a transaction of its own. */
    void put(String table, String key, String value) {
        transact(each -> each.put(table, key, value));
    }

    /** Uncommitted changes of one member. */
    final class Transaction {
        private final MemberId member;
        private final TreeMap<String, Optional<String>> changes = new TreeMap<>();
        private final List<Revision> revisions = new ArrayList<>();
        private boolean committed;

        private Transaction(MemberId member) {
            this.member = member;
        }

        /** The value as this transaction sees it; null if there is none. */
        @Nullable
        String read(String table, String key) {
            String row = table + "/" + key;
            return changes.containsKey(row) ? changes.get(row).orElse(null) : rows.get(row);
        }

        long number(String table, String key) {
            String found = read(table, key);
            return found == null ? 0 : Long.parseLong(found);
        }

        void put(String table, String key, String value) {
            statement(
                    "put " + table + "/" + key + " " + value, () -> changes.put(table + "/" + key, Optional.of(value)));
        }

        /** Writes a row whose value is its revision. */
        void put(String table, String key, long revision) {
            put(table, key, "" + revision);
            revisions.add(new Revision(table, key, revision));
        }

        void remove(String table, String key) {
            statement("remove " + table + "/" + key, () -> changes.put(table + "/" + key, Optional.empty()));
        }

        /** Inserts a row that must not be there yet. */
        void insert(String table, String key, String value) {
            if (read(table, key) != null) {
                throw new IllegalStateException("unique key " + table + "/" + key);
            }
            put(table, key, value);
        }

        private void statement(String sql, Runnable change) {
            if (points().before(Operation.STATEMENT, name(), sql) == Ruling.REFUSE) {
                throw new EffectFailedException(sql + " failed");
            }
            change.run();
            points().executed(name(), sql);
            points().after(Operation.STATEMENT, name(), sql);
        }

        private void commit() {
            Ruling ruling = points().before(Operation.SQL_COMMIT, name(), "commit");
            if (ruling == Ruling.REFUSE) {
                throw new EffectFailedException("commit failed");
            }
            TreeMap<String, String> before = new TreeMap<>(rows);
            changes.forEach((row, value) -> value.ifPresentOrElse(to -> rows.put(row, to), () -> rows.remove(row)));
            committed = true;
            open = null;
            points().transaction(name(), false);
            points().committed(name(), !before.equals(rows), revisions);
            if (ruling == Ruling.APPLY_AND_FAIL) {
                throw new EffectFailedException("commit failed");
            }
            points().after(Operation.SQL_COMMIT, name(), "commit");
        }
    }
}
