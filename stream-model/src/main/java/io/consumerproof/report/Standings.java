package io.consumerproof.report;

import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.List;

/** Folds a history, so that for each event one can ask how the partitions it is about stood before and after it. */
public final class Standings {

    private final List<List<Standing>> before = new ArrayList<>();
    private final List<List<Standing>> after = new ArrayList<>();

    private Standings() {}

    /** The standings of {@code history}; takes time and room in proportion to its size. */
    public static Standings of(History history) {
        Standings standings = new Standings();
        StandingFold fold = new StandingFold();
        for (Event event : history) {
            List<StandingFold.Subject> subjects = fold.subjects(event);
            standings.before.add(fold.view(event, subjects));
            event.fold(fold);
            standings.after.add(fold.view(event, subjects));
        }
        return standings;
    }

    /**
     * How the partitions that the event at {@code index} is about stand right after it: its record's partition, or all that
     * its member holds where no record is concerned. Sorted by partition; empty where no partition is concerned.
     */
    public List<Standing> at(int index) {
        return after.get(index);
    }

    /** How the same partitions stood right before the event at {@code index}. */
    public List<Standing> before(int index) {
        return before.get(index);
    }
}
