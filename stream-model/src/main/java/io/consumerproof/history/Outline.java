package io.consumerproof.history;

/**
 * What is asked of the history of every run: whether it has what some reader would have to walk through it for. Few have. It is kept
 * up to date while the run is recorded.
 */
public final class Outline {

    private int size;
    private final EffectCounts effects = new EffectCounts();
    private boolean endings;
    private boolean losses;

    /** Nothing has happened yet. */
    Outline() {}

    /** One more event. */
    void read(Event event) {
        size++;
        switch (event.family()) {
            case EFFECT -> {
                if (event instanceof EffectEvent.Applied applied) {
                    effects.add(applied.effect().identity());
                }
            }
            case HANDLING -> endings |= ((HandlingEvent) event).endsByPolicy();
            case LOG -> losses |= !(event instanceof LogEvent.Appended);
            case GROUP -> losses |= event instanceof GroupEvent.PositionLost;
            default -> {}
        }
    }

    /** The number of events. */
    int size() {
        return size;
    }

    /** How often each effect identity was applied; the caller does not change it. */
    public EffectCounts effects() {
        return effects;
    }

    /** Whether policy was done with a record ({@link HandlingEvent#endsByPolicy}). */
    public boolean hasEndings() {
        return endings;
    }

    /** Whether something other than an append befell the log, or a position in it was lost: else no record can be lost. */
    public boolean mayHaveLosses() {
        return losses;
    }
}
