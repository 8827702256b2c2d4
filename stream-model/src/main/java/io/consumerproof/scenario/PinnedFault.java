package io.consumerproof.scenario;

import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import org.jspecify.annotations.Nullable;

/**
 * A fault that strikes once, at the first place that fits; addressed by content, never by the number of a call.
 *
 * @param kind the fault
 * @param point where it strikes; null: the first point at which its kind can strike
 * @param record the record that is being handled, or comes next; null: any
 * @param member the member's number; null: any
 * @param variant one of the options of that kind and point, as a story spells it: {@code same member}; null: the first
 */
public record PinnedFault(
        FaultKind kind,
        @Nullable Point point,
        @Nullable RecordId record,
        @Nullable Integer member,
        @Nullable String variant) {

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(kind.toString());
        if (point != null) {
            text.append(' ').append(point);
        }
        if (record != null) {
            text.append(" of ").append(record);
        }
        if (member != null) {
            text.append(" by member-").append(member);
        }
        return variant == null ? text.toString() : text + " (" + variant + ")";
    }
}
