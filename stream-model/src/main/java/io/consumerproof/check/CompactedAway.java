package io.consumerproof.check;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The records that compaction took before some group had handled them. A compacted topic promises the latest value of each key, not
 * each record: rows that stand for such a record alone may be missing, rows that are there have to be as with it.
 */
final class CompactedAway {

    private final TreeSet<RecordId> records = new TreeSet<>();

    static CompactedAway of(History run) {
        CompactedAway away = new CompactedAway();
        for (Event event : run) {
            if (event instanceof LogEvent.Compacted) {
                away.records.addAll(((LogEvent.Compacted) event).removed());
            }
        }
        if (!away.records.isEmpty()) {
            away.keepUnread(run);
        }
        return away;
    }

    private void keepUnread(History run) {
        TreeSet<String> groups = new TreeSet<>();
        TreeSet<String> handled = new TreeSet<>();
        for (Event event : run) {
            if (event instanceof GroupEvent.Formed) {
                groups.add(((GroupEvent.Formed) event).group());
            } else if (event instanceof HandlingEvent.Handled) {
                handled.add(((HandlingEvent) event).member().group() + " " + event.record());
            }
        }
        records.removeIf(each -> groups.stream().allMatch(group -> handled.contains(group + " " + each)));
    }

    SortedSet<RecordId> records() {
        return records;
    }

    /**
     * Whether they alone explain why {@code found} is less than {@code expected}: no row is another one, and no other record
     * changed nothing although it does in the reference run.
     *
     * @param unchanged the records that changed the state in the reference run only
     */
    boolean explain(DurableState expected, DurableState found, Collection<RecordId> unchanged) {
        if (records.isEmpty() || !records.containsAll(unchanged)) {
            return false;
        }
        for (String table : found.tables().keySet()) {
            List<String> rest = new ArrayList<>(expected.tables().getOrDefault(table, List.of()));
            for (String row : found.tables().getOrDefault(table, List.of())) {
                if (!rest.remove(row)) {
                    return false;
                }
            }
        }
        return true;
    }
}
