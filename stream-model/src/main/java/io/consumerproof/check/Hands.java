package io.consumerproof.check;

import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which records each member's handler has in hand while a history is read: one, or all of a poll for a handler that takes batches.
 * What such a handler does to the outside is told with the first of them, and may be meant for any.
 */
public final class Hands {

    private static final class Hand {
        private final List<RecordId> records = new ArrayList<>(2);
        private boolean calling;
    }

    private final Map<MemberId, Hand> hands = new LinkedHashMap<>(4);

    /** Takes the next event in; returns whether it begins a call of a handler. */
    public boolean read(Event event) {
        if (event instanceof HandlingEvent.Delivered) {
            HandlingEvent.Delivered delivered = (HandlingEvent.Delivered) event;
            Hand hand = hands.computeIfAbsent(delivered.member(), any -> new Hand());
            boolean begins = !hand.calling;
            if (begins) {
                hand.records.clear();
            }
            hand.calling = true;
            hand.records.add(delivered.record());
            return begins;
        }
        if (event instanceof HandlingEvent.Handled || event instanceof HandlingEvent.Failed) {
            Hand hand = hands.get(((HandlingEvent) event).member());
            if (hand != null) {
                hand.calling = false;
            }
        }
        return false;
    }

    /** The records of the member's last call, in the order of their delivery; may be empty. */
    public List<RecordId> of(MemberId member) {
        Hand hand = hands.get(member);
        return hand == null ? List.of() : hand.records;
    }
}
