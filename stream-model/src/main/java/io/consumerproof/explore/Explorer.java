package io.consumerproof.explore;

/** Makes the runs of an experiment. Confined to one thread: user code runs on the thread that calls. */
public final class Explorer {

    private final Experiment experiment;
    private final Budget budget;

    /** Explores {@code experiment} within {@code budget}. */
    public Explorer(Experiment experiment, Budget budget) {
        this.experiment = experiment;
        this.budget = budget;
    }

    /** Where the search is now; may be asked from any thread. */
    public Progress progress() {
        throw new IllegalStateException(experiment.name());
    }

    /** The whole search: reference run, exhaustive part, random part, reference run again; ends at the first finding. */
    public Exploration explore() {
        throw new IllegalStateException(experiment.name() + budget.spent());
    }

    /**
     * Replays one token, leniently.
     *
     * @throws IllegalArgumentException if the token is damaged or is of another experiment; the message says which
     */
    public Replay replay(String token) {
        throw new IllegalStateException(token);
    }
}
