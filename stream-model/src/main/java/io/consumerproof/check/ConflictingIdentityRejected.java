package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Of two records of a topic that carry one event id and different payloads, only the first is taken: the other one fails, or is
 * sent to the declared dead-letter topic. A receiver that meets its declared key with another payload is a violation by itself.
 */
final class ConflictingIdentityRejected implements Check {

    private static final String UNIT = "conflicting records";

    @Override
    public String name() {
        return "conflicting-identity-rejected";
    }

    @Override
    public String promise() {
        return "the same event id with another payload is refused, not absorbed";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        History run = evidence.run();
        List<Conflict> conflicts = new ArrayList<>(0);
        Map<String, LogRecord> known = new LinkedHashMap<>();
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Delivered && ((HandlingEvent.Delivered) event).attempt() == 1) {
                LogRecord record = ((HandlingEvent.Delivered) event).delivered();
                Optional<String> id = evidence.event().id(record);
                if (id.isPresent()) {
                    meet(id.get(), record, known, conflicts);
                }
            } else if (event instanceof EffectEvent.Conflicted) {
                Violation violation = conflicted(at, (EffectEvent.Conflicted) event);
                return Verdict.violated(this, conflicts.size() + 1L, UNIT, violation);
            }
        }
        for (Conflict conflict : conflicts) {
            Violation absorbed = absorbed(run, conflict);
            if (absorbed != null) {
                return Verdict.violated(this, conflicts.size(), UNIT, absorbed);
            }
        }
        return Verdict.of(this, conflicts.size(), UNIT);
    }

    private static void meet(String id, LogRecord record, Map<String, LogRecord> known, List<Conflict> conflicts) {
        LogRecord first = known.putIfAbsent(id, record);
        if (first == null || first.id().equals(record.id()) || Values.same(first.value(), record.value())) {
            return;
        }
        if (!first.partition().topic().equals(record.partition().topic())) {
            return;
        }
        Conflict conflict = new Conflict(id, first.id(), record.id());
        if (!conflicts.contains(conflict)) {
            conflicts.add(conflict);
        }
    }

    /** Looks for a group that handled both records of a conflict. */
    private @Nullable Violation absorbed(History run, Conflict conflict) {
        Map<String, Integer> ones = new LinkedHashMap<>();
        Map<String, Integer> others = new LinkedHashMap<>();
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Handled) {
                HandlingEvent.Handled handled = (HandlingEvent.Handled) event;
                Map<String, Integer> side = handled.record().equals(conflict.one())
                        ? ones
                        : handled.record().equals(conflict.other()) ? others : null;
                if (side != null) {
                    side.putIfAbsent(handled.member().group(), at);
                }
            }
        }
        for (Map.Entry<String, Integer> each : ones.entrySet()) {
            Integer other = others.get(each.getKey());
            if (other != null) {
                int later = Math.max(each.getValue(), other);
                RecordId record = ((HandlingEvent.Handled) run.at(later)).record();
                if (!isDeadLettered(run, each.getKey(), record)) {
                    return violation(conflict, record, later);
                }
            }
        }
        return null;
    }

    /** Whether the handler itself sent the record to the group's declared dead-letter topic. */
    private static boolean isDeadLettered(History run, String group, RecordId record) {
        String topic = null;
        for (Event event : run) {
            if (event instanceof GroupEvent.Formed
                    && ((GroupEvent.Formed) event).group().equals(group)) {
                topic = ((GroupEvent.Formed) event).deadLetterTopic();
            } else if (event instanceof LogEvent.Appended) {
                LogEvent.Appended appended = (LogEvent.Appended) event;
                if (record.equals(appended.source())
                        && appended.appended().partition().topic().equals(topic)) {
                    return true;
                }
            }
        }
        return false;
    }

    private Violation violation(Conflict conflict, RecordId late, int at) {
        RecordId first = late.equals(conflict.one()) ? conflict.other() : conflict.one();
        return new Violation(
                name(),
                late + " carries the event id '" + conflict.id() + "' of " + first
                        + " with another payload, and was taken all the same.",
                "the handler tells a repeat by its id alone, so that a different event passes for one.",
                "Keep a digest of the payload with the id, and quarantine an event that differs.",
                List.of(first, late),
                List.of(at));
    }

    private record Conflict(String id, RecordId one, RecordId other) {}

    private Violation conflicted(int at, EffectEvent.Conflicted event) {
        RecordId record = event.record();
        return new Violation(
                name(),
                event.effect().sink() + " got its key " + event.effect().idempotencyKey()
                        + " again with another payload: " + event.effect() + " after " + event.first() + ".",
                "the key stays the same while what it stands for changes.",
                "Derive the key from the event, and refuse an event whose id is known with another payload.",
                record == null ? List.of() : List.of(record),
                List.of(at));
    }
}
