package io.consumerproof.explore;

import io.consumerproof.explore.Course.Stretch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an {@link Exploration} of one shard needs to be put together with those of the others; see {@link Portions}. */
public final class Portion {

    /** Of what is no search's end. */
    static final Portion NONE = new Portion(
            Shard.WHOLE,
            new long[0],
            new long[0],
            List.of(),
            new LinkedHashMap<>(),
            null,
            new LinkedHashMap<>(),
            Unexercised.NOTHING);

    private final Shard shard;
    private final long[] seen;
    private final long[] struck;
    private final List<Stretch> stretches;
    private final Map<String, Long> shared;
    private final @Nullable Rank found;
    private final Map<String, String> vacuous;
    private final Unexercised unexercised;

    /**
     * What one shard has.
     *
     * @param seen keys of the places where a fault could strike, sorted
     * @param struck keys of those where one did, sorted
     * @param stretches its runs in the order of the search
     * @param shared how many things every shard has judged, by check
     * @param found where the finding stands; null without one
     * @param vacuous which of the problems are that nothing was judged, by check or group
     * @param unexercised which of the remarks are about what was not tried
     */
    Portion(
            Shard shard,
            long[] seen,
            long[] struck,
            List<Stretch> stretches,
            Map<String, Long> shared,
            @Nullable Rank found,
            Map<String, String> vacuous,
            Unexercised unexercised) {
        this.shard = shard;
        this.seen = seen;
        this.struck = struck;
        this.stretches = List.copyOf(stretches);
        this.shared = shared;
        this.found = found;
        this.vacuous = vacuous;
        this.unexercised = unexercised;
    }

    /** Which part of a search this is. */
    public Shard shard() {
        return shard;
    }

    /** Where the finding stands among all runs of an undivided search; null without one. */
    public @Nullable Rank found() {
        return found;
    }

    long[] seen() {
        return seen;
    }

    long[] struck() {
        return struck;
    }

    List<Stretch> stretches() {
        return stretches;
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
}
