package io.consumerproof.report;

import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import java.util.List;
import java.util.stream.IntStream;

/** The one place where events become words: each event of a history as a line that a person can read. */
public final class Narrator {

    private final History history;
    private final Standings standings;
    private final boolean severalGroups;

    private Narrator(History history) {
        this.history = history;
        this.standings = Standings.of(history);
        this.severalGroups = history.events().stream()
                        .filter(GroupEvent.Formed.class::isInstance)
                        .count()
                > 1;
    }

    /** A narrator of {@code history}. */
    public static Narrator of(History history) {
        return new Narrator(history);
    }

    /**
     * Every event of {@code history}: time, who, what and detail in columns, one line an event, each ended by a line feed. Empty
     * for an empty history. Equal histories give equal text on every machine and JDK.
     */
    public static String all(History history) {
        Narrator narrator = of(history);
        return Columns.all(
                IntStream.range(0, history.size()).mapToObj(narrator::line).toList());
    }

    /** The event at {@code index} by itself: {@code t=45.0s   member-2  assigned payments-0  generation 2, …}; one line, not ended. */
    public String sentence(int index) {
        Line line = line(index);
        return Columns.fitting(List.of(line)).spell(line, "").strip();
    }

    /** How the partitions that the event at {@code index} is about stand; see {@link Standings#at(int)}. */
    public List<Standing> standings(int index) {
        return standings.at(index);
    }

    Line line(int index) {
        Event event = history.at(index);
        EventWords words = new EventWords(severalGroups, standings.before(index), standings.at(index));
        return new Line(index, event.atMicros(), event.fold(words));
    }

    History history() {
        return history;
    }
}
