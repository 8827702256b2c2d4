package io.consumerproof.report;

import io.consumerproof.report.Relevance.Rank;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Which events fit into a story.
 *
 * @param told the places of the events to tell
 * @param left how many further events would be worth telling
 * @param gap the place before which most of those left are missing; meaningless if none is left
 */
record Selection(TreeSet<Integer> told, int left, int gap) {

    /** Lines that events on the side leave free, for blank lines. */
    private static final int SPARE = 3;

    /**
     * The events to tell, if there are {@code room} lines for them and for the one line that stands for the rest: by rank, and
     * within a rank from both ends, so that what is left out is in the middle.
     */
    static Selection of(Rank[] ranks, int room) {
        List<Integer> ordered = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            ordered.addAll(isWorthTelling(rank) ? outsideIn(places(ranks, rank)) : List.of());
        }
        TreeSet<Integer> told = new TreeSet<>();
        if (ordered.size() > room) {
            told.addAll(ordered.subList(0, Math.max(0, room - 1)));
            return new Selection(told, ordered.size() - told.size(), widestGap(ranks, told));
        }
        told.addAll(ordered);
        List<Integer> aside = places(ranks, Rank.ASIDE);
        int spare = Math.max(0, room - SPARE - told.size());
        told.addAll(aside.size() <= spare ? aside : List.of());
        return new Selection(told, 0, 0);
    }

    private static boolean isWorthTelling(Rank rank) {
        return rank.compareTo(Rank.ASIDE) < 0;
    }

    private static int widestGap(Rank[] ranks, TreeSet<Integer> told) {
        int widest = 0;
        int gap = ranks.length;
        int missing = 0;
        for (int i = 0; i <= ranks.length; i++) {
            if (i == ranks.length || told.contains(i)) {
                gap = missing > widest ? i : gap;
                widest = Math.max(widest, missing);
                missing = 0;
            } else {
                missing += isWorthTelling(ranks[i]) ? 1 : 0;
            }
        }
        return gap;
    }

    private static List<Integer> places(Rank[] ranks, Rank rank) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < ranks.length; i++) {
            if (ranks[i] == rank) {
                places.add(i);
            }
        }
        return places;
    }

    private static List<Integer> outsideIn(List<Integer> places) {
        List<Integer> ordered = new ArrayList<>();
        int first = 0;
        int last = places.size() - 1;
        while (first <= last) {
            ordered.add(places.get(last--));
            if (first <= last) {
                ordered.add(places.get(first++));
            }
        }
        return ordered;
    }
}
