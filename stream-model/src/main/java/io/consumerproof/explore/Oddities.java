package io.consumerproof.explore;

import io.consumerproof.check.UnknownEffect;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a run may show that no check judges, and that the statement has to say all the same: of each kind what the run shows that
 * comes first in an undivided search, whoever made it.
 */
final class Oddities {

    /** One kind. */
    @FunctionalInterface
    interface Kind {

        /**
         * A sentence without full stop about what {@code run} shows; null if it shows nothing of this kind.
         *
         * @param plain the run without faults over its log; it is made once it is asked for
         */
        @Nullable
        String in(History run, Supplier<History> plain);
    }

    /**
     * What was seen.
     *
     * @param rank the run that shows it
     * @param sentence without full stop
     */
    record Sight(Rank rank, String sentence) {}

    private static final SortedMap<String, Kind> KINDS = kinds();

    private final SortedMap<String, Sight> sights = new TreeMap<>();

    /** Nothing was seen yet. */
    Oddities() {}

    private static SortedMap<String, Kind> kinds() {
        SortedMap<String, Kind> kinds = new TreeMap<>();
        kinds.put("given-up", Unprovoked::givenUp);
        kinds.put("unknown-effect", UnknownEffect::in);
        return kinds;
    }

    /** Of several shards' that which comes first, kind by kind. */
    static Oddities firstOf(List<Oddities> all) {
        Oddities first = new Oddities();
        all.forEach(each -> each.sights.forEach(first::add));
        return first;
    }

    /** Looks for the kinds of which nothing was seen yet; runs are looked at in the order of the search. */
    void look(Rank rank, History run, Supplier<History> plain) {
        KINDS.forEach((name, kind) -> {
            String sentence = sights.containsKey(name) ? null : kind.in(run, plain);
            if (sentence != null) {
                sights.put(name, new Sight(rank, sentence));
            }
        });
    }

    /** Adds a sight of the kind {@code name}, unless one is known that comes before. */
    void add(String name, Sight sight) {
        sights.merge(name, sight, (known, other) -> other.rank().compareTo(known.rank()) < 0 ? other : known);
    }

    /** By the name of the kind. */
    SortedMap<String, Sight> sights() {
        return sights;
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sights.values().forEach(each -> sentences.add(each.sentence()));
        return sentences;
    }
}
