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

/** A key's declared revision in the state never goes back. */
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
                judged++;
                Revision now = revisions.get(i);
                Row row = new Row(committed.sink(), now.table(), now.key());
                Newest newest = rows.get(row);
                if (newest != null && now.revision() < newest.revision) {
                    return Verdict.violated(this, judged, "revisions", violation(run, newest, now, at));
                }
                rows.put(row, newest == null ? new Newest(now.revision(), at) : newest.or(now.revision(), at));
            }
        }
        return Verdict.of(this, judged, "revisions");
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

    private record Newest(long revision, int at) {
        Newest or(long later, int position) {
            return later == revision ? this : new Newest(later, position);
        }
    }
}
