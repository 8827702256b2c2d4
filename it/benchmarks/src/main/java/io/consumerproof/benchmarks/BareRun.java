package io.consumerproof.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The handler scenario with no machinery: two partitions of three records, two members, commit after each record, at most one
 * crash; what happens is recorded.
 */
final class BareRun {

    sealed interface Event {}

    record Appended(int partition, long offset) implements Event {}

    record Assigned(int member, int partition, int generation) implements Event {}

    record Handled(int member, int partition, long offset) implements Event {}

    record Applied(int member, int partition, long offset, String key) implements Event {}

    record Committed(int member, int partition, long nextOffset) implements Event {}

    record Crashed(int member, String point) implements Event {}

    private static final class Crash extends Error {
        private static final long serialVersionUID = 1;

        Crash() {
            super(null, null, false, false);
        }
    }

    private static final int PARTITIONS = 2;
    private static final int RECORDS = 3;
    private static final int NONE = -1;

    private final Odometer odometer;
    private final List<List<String>> log = List.of(new ArrayList<>(), new ArrayList<>());
    private final long[] committed = new long[PARTITIONS];
    private final long[] position = new long[PARTITIONS];
    private final int[] owner = {0, 1};
    private final boolean[] alive = {true, true};
    private final List<Event> history = new ArrayList<>(64);
    private final TreeMap<String, Integer> sink = new TreeMap<>();
    private int generation = 1;
    private boolean mayCrash = true;

    BareRun(Odometer odometer) {
        this.odometer = odometer;
    }

    /** Makes the run; true if some effect was applied twice. */
    boolean duplicates() {
        append();
        do {
            for (int next = choosePartition(); next != NONE; next = choosePartition()) {
                handle(next);
            }
        } while (takeOver());
        for (int times : sink.values()) {
            if (times > 1) {
                return true;
            }
        }
        return false;
    }

    private void append() {
        for (int partition = 0; partition < PARTITIONS; partition++) {
            for (int i = 0; i < RECORDS; i++) {
                log.get(partition).add("k" + i);
                history.add(new Appended(partition, i));
            }
            history.add(new Assigned(owner[partition], partition, generation));
        }
    }

    private int choosePartition() {
        int[] ready = new int[PARTITIONS];
        int count = 0;
        for (int partition = 0; partition < PARTITIONS; partition++) {
            if (alive[owner[partition]]
                    && position[partition] < log.get(partition).size()) {
                ready[count++] = partition;
            }
        }
        return count == 0 ? NONE : ready[count == 1 ? 0 : odometer.choose(count)];
    }

    private void handle(int partition) {
        int member = owner[partition];
        try {
            point(member, "before-handling");
            long offset = position[partition];
            history.add(new Handled(member, partition, offset));
            String key = log.get(partition).get((int) offset);
            sink.merge(partition + key, 1, Integer::sum);
            history.add(new Applied(member, partition, offset, key));
            position[partition]++;
            point(member, "after-effect");
            committed[partition] = position[partition];
            history.add(new Committed(member, partition, position[partition]));
            point(member, "after-commit");
        } catch (Crash dead) {
            alive[member] = false;
        }
    }

    private void point(int member, String name) {
        if (mayCrash && odometer.choose(2) == 1) {
            mayCrash = false;
            history.add(new Crashed(member, name));
            throw new Crash();
        }
    }

    private boolean takeOver() {
        boolean moved = false;
        for (int partition = 0; partition < PARTITIONS; partition++) {
            int other = 1 - owner[partition];
            if (!alive[owner[partition]] && alive[other]) {
                owner[partition] = other;
                position[partition] = committed[partition];
                history.add(new Assigned(other, partition, ++generation));
                moved = true;
            }
        }
        return moved;
    }
}
