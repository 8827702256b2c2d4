package io.consumerproof.history;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that happened in one run, in order. */
public final class History implements Iterable<Event> {

    private final List<Event> kept;
    private final List<Event> events;
    /** Made when it is first asked for, and anew when something has happened since. */
    private @Nullable EffectCounts effectCounts;

    private int eventsCounted;

    private History(List<Event> events) {
        this.kept = events;
        this.events = Collections.unmodifiableList(events);
    }

    /** A history of these events, in this order. */
    public static History of(Event... events) {
        return new History(List.of(events));
    }

    /** A history of {@code events}, which the caller must not change any more: they are not copied. */
    public static History over(List<Event> events) {
        return new History(events);
    }

    /** The events in order; unmodifiable. */
    public List<Event> events() {
        return events;
    }

    /** The number of events. */
    public int size() {
        return kept.size();
    }

    /** The event at {@code index}, from 0. */
    public Event at(int index) {
        return kept.get(index);
    }

    /** How often each effect identity was applied so far; the caller does not change it. */
    public EffectCounts effectCounts() {
        if (effectCounts == null || eventsCounted != kept.size()) {
            effectCounts = counted();
            eventsCounted = kept.size();
        }
        return effectCounts;
    }

    private EffectCounts counted() {
        EffectCounts counts = new EffectCounts();
        for (int at = 0; at < kept.size(); at++) {
            if (kept.get(at) instanceof EffectEvent.Applied applied) {
                counts.add(applied.effect().identity());
            }
        }
        return counts;
    }

    @Override
    public Iterator<Event> iterator() {
        return events.iterator();
    }

    /** One line an event, each ended by a line feed; equal texts mean equal histories. */
    public String text() {
        StringBuilder text = new StringBuilder(events.size() * 96);
        for (Event event : events) {
            text.append(event).append('\n');
        }
        return text.toString();
    }
}
