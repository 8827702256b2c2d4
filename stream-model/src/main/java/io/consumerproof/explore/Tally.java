package io.consumerproof.explore;

import io.consumerproof.explore.Course.Stretch;
import io.consumerproof.explore.Statement.Share;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a search has done, each thing with its place in the order of an undivided search, so that it can be told how much of it an
 * undivided search does until it finds something.
 *
 * @param stretches the runs within the bound and what they cover
 * @param walks the runs beyond it
 * @param seen keys of the places where a fault could strike, each with the run that saw it first
 * @param struck keys of those where one did, or an equal one, in the same way
 */
record Tally(List<Stretch> stretches, List<Walk> walks, SortedMap<Long, Rank> seen, SortedMap<Long, Rank> struck) {

    static final Tally NOTHING = new Tally(List.of(), List.of(), new TreeMap<>(), new TreeMap<>());

    Tally {
        stretches = List.copyOf(stretches);
        walks = List.copyOf(walks);
        seen = Collections.unmodifiableSortedMap(seen);
        struck = Collections.unmodifiableSortedMap(struck);
    }

    /** Both together. */
    Tally and(Tally other) {
        List<Stretch> allStretches = new ArrayList<>(stretches);
        allStretches.addAll(other.stretches);
        List<Walk> allWalks = new ArrayList<>(walks);
        allWalks.addAll(other.walks);
        return new Tally(allStretches, allWalks, both(seen, other.seen), both(struck, other.struck));
    }

    private static SortedMap<Long, Rank> both(SortedMap<Long, Rank> one, SortedMap<Long, Rank> other) {
        SortedMap<Long, Rank> both = new TreeMap<>(one);
        other.forEach((key, rank) -> both.merge(key, rank, (a, b) -> a.compareTo(b) <= 0 ? a : b));
        return both;
    }

    /** What was done in the units before that of {@code rank}. */
    Tally before(Rank rank) {
        return new Tally(
                stretches.stream()
                        .filter(each -> new Rank(each.phase(), each.unit(), 0).isOfUnitBefore(rank))
                        .toList(),
                rank.isBeyondTheBound()
                        ? walks.stream().map(each -> each.before(rank.unit())).toList()
                        : List.of(),
                before(seen, rank),
                before(struck, rank));
    }

    private static SortedMap<Long, Rank> before(SortedMap<Long, Rank> places, Rank rank) {
        SortedMap<Long, Rank> before = new TreeMap<>(places);
        before.values().removeIf(each -> !each.isOfUnitBefore(rank));
        return before;
    }

    long runs() {
        return stretches.stream().mapToLong(Stretch::runs).sum()
                + walks.stream().mapToLong(Walk::runs).sum();
    }

    /** The runs of one pass within the bound. */
    long runsOf(int phase) {
        return stretches.stream()
                .filter(each -> each.phase() == phase)
                .mapToLong(Stretch::runs)
                .sum();
    }

    long covered() {
        return stretches.stream().mapToLong(Stretch::covered).sum();
    }

    /** How many runs each strategy had beyond the bound, in the order of the catalogue; those without any are left out. */
    List<Share> shares() {
        List<Share> shares = new ArrayList<>();
        for (Strategies each : Strategies.values()) {
            long runs = walks.stream().mapToLong(walk -> walk.runsOf(each)).sum();
            if (runs > 0) {
                shares.add(new Share(each.toString(), runs));
            }
        }
        return shares;
    }

    /** Those of {@code promises}, by strategy, that are about runs that were made. */
    List<String> kept(Map<String, String> promises) {
        return shares().stream()
                .map(each -> promises.get(each.strategy()))
                .filter(Objects::nonNull)
                .toList();
    }
}
