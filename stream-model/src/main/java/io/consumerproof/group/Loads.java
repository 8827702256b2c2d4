package io.consumerproof.group;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Whose turn it is to get a partition, or to give one up, among the readers of a topic. Two groups grow towards each other: the
 * readers with the least rise to one level after the other, those with the most sink.
 *
 * <p>Levels are counted here and compared with the sizes as they are; both change while partitions move.
 *
 * @source Kafka 4.3, UniformHeterogeneousAssignmentBuilder.MemberAssignmentBalancer
 */
final class Loads {

    static final int NOBODY = -1;

    /** Members by size and then by place; those without anything to give up wander behind {@link #mostEnd}. */
    private final List<Integer> members;

    private final int[] sizes;
    private final int spread;

    private int leastEnd;
    private int leastLevel;
    private int nextLeast;
    private int mostStart;
    private int mostEnd;
    private int mostLevel;
    private int nextMost;

    /**
     * @param readers one or more members, as places in {@code sizes}
     * @param sizes how many partitions each member has; read again and again
     */
    Loads(List<Integer> readers, int[] sizes) {
        this.members = new ArrayList<>(readers);
        this.sizes = sizes;
        members.sort(Comparator.comparingInt((Integer each) -> sizes[each]).thenComparing(Comparator.naturalOrder()));
        int count = members.size();
        this.spread = sizeAt(count - 1) - sizeAt(0);
        this.leastLevel = sizeAt(0) - 1;
        this.mostLevel = sizeAt(count - 1) + 1;
        this.mostStart = count;
        this.mostEnd = count;
        this.nextMost = count - 1;
    }

    private int sizeAt(int place) {
        return sizes[members.get(place)];
    }

    /** How far apart the largest and the smallest were at the start. */
    int spread() {
        return spread;
    }

    /** Whether the levels of both groups are at most one apart. */
    boolean areEven() {
        return mostLevel - leastLevel <= 1;
    }

    /** The member that gets the next partition. */
    int nextLeast() {
        if (nextLeast >= leastEnd) {
            leastLevel++;
            while (leastEnd < members.size() && sizeAt(leastEnd) == leastLevel) {
                leastEnd++;
            }
            nextLeast = 0;
        }
        return members.get(nextLeast++);
    }

    /** The member that gives up the next partition, or {@link #NOBODY}. */
    int nextMost() {
        if (nextMost < mostStart) {
            boolean nobodyIn = mostEnd <= mostStart && mostStart > 0;
            mostLevel = nobodyIn ? sizeAt(mostStart - 1) : mostLevel - 1;
            while (mostStart > 0 && sizeAt(mostStart - 1) == mostLevel) {
                mostStart--;
            }
            nextMost = mostEnd - 1;
        }
        return nextMost < 0 ? NOBODY : members.get(nextMost--);
    }

    /** The member that {@link #nextMost} gave last has nothing to give up. */
    void excludeMost() {
        int place = nextMost + 1;
        int last = mostEnd - 1;
        int excluded = members.get(place);
        members.set(place, members.get(last));
        members.set(last, excluded);
        mostEnd--;
    }
}
