package io.consumerproof.junit.culprit;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.RunEvent;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** A captured state in one line from which its rows can be read again, to compare what two JVMs captured. */
final class StateLine {

    private static final String TABLE = "\u001d";
    private static final String ROW = "\u001e";

    private StateLine() {}

    static String of(RunEvent.StateCaptured event) {
        StringBuilder line = new StringBuilder("StateCaptured[" + event.atMicros() + ", " + event.moment() + "]");
        event.state().tables().forEach((table, rows) -> {
            line.append(TABLE).append(table);
            rows.forEach(row -> line.append(ROW).append(row));
        });
        return line.toString();
    }

    /** Empty if {@code line} tells of something else. */
    static Optional<DurableState> read(String line) {
        if (!line.startsWith("StateCaptured[")) {
            return Optional.empty();
        }
        String[] tables = line.split(TABLE, -1);
        TreeMap<String, List<String>> state = new TreeMap<>();
        for (int i = 1; i < tables.length; i++) {
            List<String> rows = List.of(tables[i].split(ROW, -1));
            state.put(rows.get(0), rows.subList(1, rows.size()));
        }
        return Optional.of(new DurableState(state));
    }
}
