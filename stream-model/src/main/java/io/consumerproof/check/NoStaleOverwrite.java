package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.Revision;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A key's declared revision in the state never goes back. A deleted row has none: another event may begin it anew. Where that was
 * wrong, the state at the end shows it.
 */
final class NoStaleOverwrite implements Check {

    @Override
    public String name() {
        return "no-stale-overwrite";
    }

    @Override
    public String promise() {
        return "a key's declared revision in the state never goes back";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Map<Row, Newest> rows = new LinkedHashMap<>();
        History run = evidence.run();
        int judged = 0;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (!(event instanceof EffectEvent.StateCommitted) || !((EffectEvent.StateCommitted) event).changed()) {
                continue;
            }
            EffectEvent.StateCommitted committed = (EffectEvent.StateCommitted) event;
            List<Revision> revisions = committed.revisions();
            for (int i = 0; i < revisions.size(); i++) {
                Revision now = revisions.get(i);
                Row row = new Row(committed.sink(), now.table(), now.key());
                if (now.isGone()) {
                    rows.computeIfPresent(row, (any, last) -> last.deletedBy(committed.record()));
                    continue;
                }
                judged++;
                Newest newest = standing(rows.get(row), committed.record());
                if (newest != null && now.revision() < newest.revision) {
                    return Verdict.violated(this, judged, "revisions", violation(run, newest, now, at));
                }
                rows.put(row, newest == null ? Newest.of(now, at) : newest.or(now, at));
            }
        }
        return Verdict.of(this, judged, "revisions");
    }

    /** What the writer must not fall behind. One handling that deletes a row and writes it again overwrites it, in two steps. */
    private static @Nullable Newest standing(@Nullable Newest last, @Nullable RecordId writer) {
        boolean anew = last != null && last.deleted && (last.deleter == null || !last.deleter.equals(writer));
        return anew ? null : last;
    }

    private Violation violation(History run, Newest newest, Revision now, int at) {
        List<RecordId> records = new ArrayList<>();
        for (int position : new int[] {newest.at, at}) {
            RecordId record = run.at(position).record();
            if (record != null) {
                records.add(record);
            }
        }
        return new Violation(
                name(),
                "Row '" + now.key() + "' of table '" + now.table() + "' went back from revision " + newest.revision
                        + " to " + now.revision() + ".",
                "the update overwrites whatever the row holds, be it newer or not.",
                "Update only a row whose revision is lower, and take an older event as already done.",
                records,
                List.of(newest.at, at));
    }

    private record Row(String sink, String table, String key) {}

    /**
     * The last revision of a row.
     *
     * @param deleted whether the row is gone since
     * @param deleter the record whose handling deleted it; null: none did, or it was deleted outside a handler
     */
    private record Newest(
            long revision,
            int at,
            boolean deleted,
            @Nullable RecordId deleter) {

        static Newest of(Revision now, int at) {
            return new Newest(now.revision(), at, false, null);
        }

        Newest or(Revision later, int position) {
            return of(later, later.revision() == revision ? at : position);
        }

        Newest deletedBy(@Nullable RecordId record) {
            return new Newest(revision, at, true, record);
        }
    }
}
