package io.consumerproof.check;

import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Handler calls per record stay within the declared attempts for each delivery. Judged are records that failed. */
final class AttemptsBounded implements Check {

    private static final String UNIT = "failed records";

    @Override
    public String name() {
        return "attempts-bounded";
    }

    @Override
    public String promise() {
        return "handler calls per record stay within attempts × deliveries";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        History run = evidence.run();
        if (!hasFailure(run)) {
            return Verdict.of(this, 0, UNIT);
        }
        Map<String, Integer> allowed = new LinkedHashMap<>(4);
        PerPartition<Map<Long, Calls>> lanes = new PerPartition<>(LinkedHashMap::new);
        int judged = 0;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof GroupEvent.Formed) {
                allowed.put(((GroupEvent.Formed) event).group(), ((GroupEvent.Formed) event).attempts());
            } else if (event instanceof HandlingEvent.Delivered || event instanceof HandlingEvent.Failed) {
                MemberId member = ((HandlingEvent) event).member();
                RecordId record = ((HandlingEvent) event).record();
                Calls calls = lanes.at(member.group(), record.partition())
                        .computeIfAbsent(record.offset(), any -> new Calls());
                judged += calls.note(event);
                Integer attempts = allowed.get(member.group());
                if (attempts != null && calls.exceed(attempts)) {
                    return Verdict.violated(this, Math.max(1, judged), UNIT, violation(record, calls, attempts, at));
                }
            }
        }
        return Verdict.of(this, judged, UNIT);
    }

    private static boolean hasFailure(History run) {
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Failed
                    || (event instanceof HandlingEvent.Delivered && ((HandlingEvent.Delivered) event).attempt() > 1)) {
                return true;
            }
        }
        return false;
    }

    private Violation violation(RecordId record, Calls calls, int attempts, int at) {
        return new Violation(
                name(),
                record + " was handed to the handler " + Words.times(calls.calls) + " in "
                        + (calls.deliveries < 2 ? "1 delivery" : calls.deliveries + " deliveries") + "; "
                        + Words.count(attempts, "attempt") + " each allow "
                        + (long) attempts * Math.max(1, calls.deliveries) + ".",
                "a failure is retried by something that does not count, or counts anew.",
                "Count the attempts of a delivery in one place, and quarantine or skip the record after the last.",
                List.of(record),
                List.of(at));
    }

    private static final class Calls {
        private int calls;
        private int deliveries;
        private int highest;
        private boolean failed;

        /** Counts the event; answers 1 at the record's first failure, else 0. */
        int note(Event event) {
            if (event instanceof HandlingEvent.Delivered) {
                HandlingEvent.Delivered delivered = (HandlingEvent.Delivered) event;
                calls++;
                deliveries += delivered.attempt() == 1 ? 1 : 0;
                highest = Math.max(highest, delivered.attempt());
                return 0;
            }
            boolean first = !failed;
            failed = true;
            highest = Math.max(highest, ((HandlingEvent.Failed) event).attempt());
            return first ? 1 : 0;
        }

        boolean exceed(int attempts) {
            return highest > attempts || calls > (long) attempts * Math.max(1, deliveries);
        }
    }
}
