package io.consumerproof.history;

import java.util.ArrayList;
import java.util.List;

/** The history of a run under way: it grows with every event, and its outline with it. */
public final class Recording {

    private final List<Event> events = new ArrayList<>(128);
    private final Outline outline = new Outline();
    private final History history = new History(events, outline);

    /** Nothing has happened yet. */
    public Recording() {}

    /** One more event has happened. */
    public void add(Event event) {
        events.add(event);
        outline.read(event);
    }

    /** What has happened so far; it grows. */
    public History history() {
        return history;
    }
}
