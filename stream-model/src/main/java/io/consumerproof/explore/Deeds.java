package io.consumerproof.explore;

import io.consumerproof.check.Hands;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the calls of each group's handlers did in one run without faults. Calls are known by the ordinal of their first record, which
 * another layout of the log leaves as it is.
 */
final class Deeds {

    private final Map<String, Calls> groups = new LinkedHashMap<>();
    private final Map<TopicPartition, RecordId> last = new LinkedHashMap<>();
    private final Map<RecordId, Gap> gaps = new LinkedHashMap<>();
    private final Hands hands = new Hands();
    private boolean whole = true;

    private Deeds() {}

    /**
     * Offsets without a record.
     *
     * @param before the record before them
     * @param behind the record behind them
     */
    record Gap(RecordId before, RecordId behind) {}

    /** Whether offsets are left out between any two records of {@code run}; all that is read of a log without gaps. */
    static boolean hasGaps(History run) {
        Map<TopicPartition, Long> ends = new LinkedHashMap<>();
        for (int at = 0; at < run.size(); at++) {
            if (run.at(at) instanceof LogEvent.Appended appended) {
                RecordId record = appended.record();
                Long end = ends.put(record.partition(), record.offset() + 1);
                if (end != null && record.offset() > end) {
                    return true;
                }
            }
        }
        return false;
    }

    static Deeds of(History run) {
        Deeds deeds = new Deeds();
        run.forEach(deeds::read);
        return deeds;
    }

    /** Whether nothing befell the log after it was written: no record went missing. */
    boolean isWhole() {
        return whole;
    }

    /** The gap before the first of these records that has one; null if none has. */
    @Nullable
    Gap gapBefore(List<LogRecord> records) {
        for (LogRecord each : records) {
            Gap gap = gaps.get(each.id());
            if (gap != null) {
                return gap;
            }
        }
        return null;
    }

    /** The calls by group, in the order in which groups were formed. */
    Map<String, Calls> groups() {
        return Collections.unmodifiableMap(groups);
    }

    /** The calls of a group; none if there is no such group. */
    Calls of(String group) {
        return groups.getOrDefault(group, new Calls(null));
    }

    private void read(Event event) {
        if (event instanceof LogEvent log) {
            log(log);
        } else if (event instanceof GroupEvent.Formed formed) {
            groups.put(formed.group(), new Calls(formed.deadLetterTopic()));
        } else if (event instanceof HandlingEvent handling) {
            handle(handling, callsOf(handling.member().group()));
        } else if (event instanceof EffectEvent effect) {
            callsOf(effect.member().group()).read(effect);
        }
    }

    private Calls callsOf(String group) {
        return groups.computeIfAbsent(group, any -> new Calls(null));
    }

    private void log(LogEvent event) {
        if (!(event instanceof LogEvent.Appended appended)) {
            whole = false;
            return;
        }
        RecordId record = appended.record();
        RecordId before = last.put(record.partition(), record);
        if (before != null && record.offset() > before.offset() + 1) {
            gaps.put(record, new Gap(before, record));
        }
    }

    private void handle(HandlingEvent event, Calls calls) {
        boolean begins = hands.read(event);
        if (event instanceof HandlingEvent.Delivered delivered) {
            calls.deliver(delivered.delivered(), begins);
        } else if (event.endsByPolicy()) {
            calls.end(event.record());
        }
    }
}
