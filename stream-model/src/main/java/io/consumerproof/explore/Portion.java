package io.consumerproof.explore;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an {@link Exploration} of one shard needs to be put together with those of the others; see {@link Portions}. */
public final class Portion {

    /** Of what is no search's end. */
    static final Portion NONE = new Portion(
            Shard.WHOLE,
            Tally.NOTHING,
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            null,
            new LinkedHashMap<>(),
            Unexercised.NOTHING,
            new Oddities());

    private final Shard shard;
    private final Tally tally;
    private final Map<String, String> promises;
    private final Map<String, Long> shared;
    private final @Nullable Rank found;
    private final Map<String, String> vacuous;
    private final Unexercised unexercised;
    private final Oddities oddities;

    /**
     * What one shard has.
     *
     * @param tally what it has done
     * @param promises what may be promised of runs beyond the bound, by strategy
     * @param shared how many things every shard has judged, by check
     * @param found where the finding stands; null without one
     * @param vacuous which of the problems are that nothing was judged, by check or group
     * @param unexercised which of the remarks are about what was not tried
     * @param oddities what remarks say that runs show, with the runs that show it first
     */
    Portion(
            Shard shard,
            Tally tally,
            Map<String, String> promises,
            Map<String, Long> shared,
            @Nullable Rank found,
            Map<String, String> vacuous,
            Unexercised unexercised,
            Oddities oddities) {
        this.shard = shard;
        this.tally = tally;
        this.promises = promises;
        this.shared = shared;
        this.found = found;
        this.vacuous = vacuous;
        this.unexercised = unexercised;
        this.oddities = oddities;
    }

    /** Which part of a search this is. */
    public Shard shard() {
        return shard;
    }

    /** Where the finding stands among all runs of an undivided search; null without one. */
    public @Nullable Rank found() {
        return found;
    }

    Tally tally() {
        return tally;
    }

    Map<String, String> promises() {
        return promises;
    }

    Map<String, Long> shared() {
        return shared;
    }

    Map<String, String> vacuous() {
        return vacuous;
    }

    Unexercised unexercised() {
        return unexercised;
    }

    Oddities oddities() {
        return oddities;
    }
}
