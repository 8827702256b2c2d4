package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What one group went through with one record that failed. */
final class PoisonCase {

    private final String group;
    private final RecordId record;
    private int failures;
    private int lastAt;
    private boolean handled;
    private boolean struck;
    private @Nullable HandlingEvent end;

    private PoisonCase(String group, RecordId record) {
        this.group = group;
        this.record = record;
    }

    /** The records that failed in {@code run}, each with what followed, by group and in the order of their first failures. */
    static List<PoisonCase> of(History run) {
        Map<String, Map<RecordId, PoisonCase>> groups = new LinkedHashMap<>(4);
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            RecordId record = event.record();
            MemberId member = event.member();
            if (record == null || member == null) {
                continue;
            }
            if (event instanceof HandlingEvent || event instanceof EffectEvent.EffectFailed) {
                Map<RecordId, PoisonCase> cases = groups.computeIfAbsent(member.group(), any -> new LinkedHashMap<>());
                cases.computeIfAbsent(record, any -> new PoisonCase(member.group(), record))
                        .note(at, event);
            }
        }
        List<PoisonCase> failed = new ArrayList<>();
        groups.values().forEach(cases -> cases.values().stream()
                .filter(each -> each.failures > 0 || each.struck)
                .forEach(failed::add));
        return failed;
    }

    private void note(int at, Event event) {
        if (event instanceof EffectEvent.EffectFailed) {
            struck = true;
        } else if (event instanceof HandlingEvent.Handled) {
            handled = true;
            end = (HandlingEvent) event;
        } else if (event instanceof HandlingEvent.Failed) {
            boolean injected = ((HandlingEvent.Failed) event).injected();
            struck |= injected;
            failures += injected ? 0 : 1;
            lastAt = at;
        } else if (event instanceof HandlingEvent.Skipped
                || event instanceof HandlingEvent.Quarantined
                || event instanceof HandlingEvent.Blocked
                || event instanceof HandlingEvent.Stopped) {
            end = (HandlingEvent) event;
            lastAt = at;
        }
    }

    String group() {
        return group;
    }

    RecordId record() {
        return record;
    }

    TopicPartition partition() {
        return record.partition();
    }

    /** The position of the last failure or of what policy made of it. */
    int lastAt() {
        return lastAt;
    }

    /** Whether the record fails by itself whenever it is handled, here and in the reference run. */
    boolean alwaysFails(History reference) {
        if (handled || struck || failures == 0) {
            return false;
        }
        for (Event event : reference) {
            if (event instanceof HandlingEvent.Handled
                    && ((HandlingEvent.Handled) event).record().equals(record)
                    && ((HandlingEvent.Handled) event).member().group().equals(group)) {
                return false;
            }
        }
        return true;
    }

    /** What became of it, in words: {@code was skipped}. */
    String fate() {
        HandlingEvent last = end;
        if (last instanceof HandlingEvent.Skipped) {
            return "was skipped";
        }
        if (last instanceof HandlingEvent.Blocked) {
            return "blocks " + partition();
        }
        if (last instanceof HandlingEvent.Stopped) {
            return "stopped " + last.member();
        }
        return "was tried " + Words.times(failures);
    }

    /** The records of the partition that wait behind this one: not committed past, and without a failure of their own. */
    List<RecordId> waiting(History run, List<PoisonCase> failed) {
        Map<Long, RecordId> waiting = new LinkedHashMap<>();
        PartitionRecords records = RunLog.of(run).partition(partition());
        for (int i = records.from(record.offset() + 1); i < records.size(); i++) {
            LogRecord behind = records.at(i);
            if (!records.isGone(i)) {
                waiting.put(behind.offset(), behind.id());
            }
        }
        failed.forEach(each -> removeOwn(each, waiting));
        long passed = Settled.passed(run, group, partition());
        waiting.keySet().removeIf(offset -> offset < passed);
        Settled.offsets(run, group, partition()).forEach(waiting::remove);
        long committed = Settled.committed(run, group, partition());
        waiting.keySet().removeIf(offset -> offset < committed);
        return new ArrayList<>(waiting.values());
    }

    /** Whether the log lost it, or a declared reset passed it, so that nobody could go on with it. */
    boolean isLost(History run) {
        return RunLog.of(run).isGone(record) || Settled.passed(run, group, partition()) > record.offset();
    }

    private void removeOwn(PoisonCase other, Map<Long, RecordId> waiting) {
        if (other.group.equals(group) && other.partition().equals(partition())) {
            waiting.remove(other.record.offset());
        }
    }
}
