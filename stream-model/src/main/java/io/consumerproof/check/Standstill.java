package io.consumerproof.check;

import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.List;

/**
 * Where declared policy stands still for good at a record that the run without faults handles, although no fault failed that try.
 *
 * @param member whose handler threw; what it threw is its own doing
 * @param record the one at which policy stands still
 * @param failure what the handler threw: its simple class name
 * @param stops whether the whole group stops; else the record's partition is blocked
 * @param at where in the run policy gave up
 */
public record Standstill(MemberId member, RecordId record, String failure, boolean stops, int at) {

    /** Tells of it in the name of {@code check}. */
    Violation violation(String check) {
        String what = stops ? "Group '" + member.group() + "' stops" : record.partition() + " is blocked";
        return violation(check, what + " for good at " + record + ", which the run without faults handles.");
    }

    /** The same, with another sentence. */
    Violation violation(String check, String sentence) {
        return new Violation(
                check,
                sentence,
                member + " throws " + failure + " for " + record + ", no fault was injected into that try, and "
                        + (stops ? "every member stops there" : "nothing behind it is handled") + ".",
                "Handle a record that comes again, or that comes to a new member, as if it were the first time; or declare"
                        + " on-failure with 'then: skip' or a dead letter.",
                List.of(record),
                List.of(at));
    }
}
