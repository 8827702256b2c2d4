package io.consumerproof.history;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** Everything that happened in one run, in order. */
public final class History implements Iterable<Event> {

    private final List<Event> kept;
    private final List<Event> events;
    private final Outline outline;

    /** A history of {@code events}, the first of which {@code outline} has read. */
    History(List<Event> events, Outline outline) {
        this.kept = events;
        this.events = Collections.unmodifiableList(events);
        this.outline = outline;
    }

    /** A history of these events, in this order. */
    public static History of(Event... events) {
        return over(List.of(events));
    }

    /** A history of {@code events}, which the caller must not change any more: they are not copied. */
    public static History over(List<Event> events) {
        return new History(events, new Outline());
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

    /** What every run is asked of its history so far. */
    public Outline outline() {
        for (int at = outline.size(); at < kept.size(); at++) {
            outline.read(kept.get(at));
        }
        return outline;
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
