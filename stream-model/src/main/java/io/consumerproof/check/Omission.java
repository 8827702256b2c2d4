package io.consumerproof.check;

import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import java.util.List;

/**
 * What a fault-free run leaves undone behind a gap between two offsets, and does where the same records follow each other without
 * one.
 *
 * @param group whose member leaves it undone
 * @param records those of one call of the handler, in their order, not empty
 * @param record which of them lies behind the gap
 * @param before the record before the gap
 * @param effects how many effects the call has
 * @param wanted how many it has without gaps; not more than {@code effects} where policy ends a record and that is all
 * @param effect the first that it has without gaps, in words; empty if it has none
 * @param ofState whether a change of durable state is among what is missing
 * @param policy whether declared policy ends a record of the call, which it does not without gaps
 */
public record Omission(
        String group,
        List<RecordId> records,
        RecordId record,
        RecordId before,
        int effects,
        int wanted,
        String effect,
        boolean ofState,
        boolean policy) {

    public Omission {
        records = List.copyOf(records);
    }

    /** Tells of it in the name of {@code check}; {@code run} is the one that leaves it undone. */
    Violation violation(String check, History run) {
        return new Violation(
                check,
                sentence(),
                "no record is at " + gap()
                        + ": transaction markers and compaction leave gaps, and the consumer counts on offset + 1"
                        + (policy ? "; that policy ends what it throws excuses nothing here." : "."),
                "Take whatever record comes next; compare offsets by their order, never with the last one plus 1.",
                List.of(before, record),
                List.of(mark(run)));
    }

    private String gap() {
        RecordId first = new RecordId(before.partition(), before.offset() + 1);
        RecordId last = new RecordId(before.partition(), record.offset() - 1);
        return first.equals(last) ? first.toString() : first + " to " + last;
    }

    private String sentence() {
        if (effects >= wanted) {
            return "Policy ends " + record + "; without the gap before it, it is handled.";
        }
        if (records.size() == 1 && effects == 0) {
            return effect + " never happened; without the gap before " + record + " it does.";
        }
        return "The handler has " + Words.count(effects, "effect") + " for "
                + (records.size() == 1
                        ? record
                        : Words.count(records.size(), "record") + " from " + records.get(0) + " on")
                + "; without gaps before them it has " + wanted + ".";
    }

    /** Where policy ends it, or else where the handler has had its say. */
    private int mark(History run) {
        int last = run.size() - 1;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent handling
                    && handling.member().group().equals(group)
                    && record.equals(handling.record())) {
                last = at;
                if (policy && handling.endsByPolicy()) {
                    return at;
                }
            }
        }
        return last;
    }
}
