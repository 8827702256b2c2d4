package io.consumerproof.scenario;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a run leaves out of what its program declares. Records, groups and topics are known by the order in which the program declares
 * them, from 0.
 *
 * @param records which records are not appended
 * @param members by group, which of the members that would start together do not, from 1; a group without any is absent
 * @param partitions by topic, how many partitions it has less; a topic that has them all is absent
 */
public record Trims(
        SortedSet<Integer> records,
        SortedMap<Integer, SortedSet<Integer>> members,
        SortedMap<Integer, Integer> partitions) {

    /** Everything that is declared is there. */
    public static final Trims NONE =
            new Trims(Collections.emptySortedSet(), Collections.emptySortedMap(), Collections.emptySortedMap());

    public Trims {
        records = Collections.unmodifiableSortedSet(new TreeSet<>(records));
        TreeMap<Integer, SortedSet<Integer>> copy = new TreeMap<>();
        members.forEach((group, numbers) -> copy.put(group, Collections.unmodifiableSortedSet(new TreeSet<>(numbers))));
        members = Collections.unmodifiableSortedMap(copy);
        partitions = Collections.unmodifiableSortedMap(new TreeMap<>(partitions));
    }

    /** All members and partitions, but without these records. */
    public static Trims ofRecords(Collection<Integer> ordinals) {
        return ordinals.isEmpty() ? NONE : NONE.withoutRecords(ordinals);
    }

    /** Whether everything that is declared is there. */
    public boolean isEmpty() {
        return records.isEmpty() && members.isEmpty() && partitions.isEmpty();
    }

    /** How many records, members and partitions are left out, all together. */
    public int size() {
        return records.size()
                + members.values().stream().mapToInt(SortedSet::size).sum()
                + partitions.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether everything is left out that {@code other} leaves out. */
    public boolean includes(Trims other) {
        return records.containsAll(other.records)
                && other.members.entrySet().stream()
                        .allMatch(each -> membersOf(each.getKey()).containsAll(each.getValue()))
                && other.partitions.entrySet().stream()
                        .allMatch(each -> partitions.getOrDefault(each.getKey(), 0) >= each.getValue());
    }

    /** Leaves out these records as well. */
    public Trims withoutRecords(Collection<Integer> ordinals) {
        TreeSet<Integer> more = new TreeSet<>(records);
        more.addAll(ordinals);
        return new Trims(more, members, partitions);
    }

    /** Leaves out one more member of {@code group}. */
    public Trims withoutMember(int group, int number) {
        TreeSet<Integer> numbers = new TreeSet<>(membersOf(group));
        numbers.add(number);
        TreeMap<Integer, SortedSet<Integer>> more = new TreeMap<>(members);
        more.put(group, numbers);
        return new Trims(records, more, partitions);
    }

    /**
     * Gives {@code topic} fewer partitions than it declares.
     *
     * @param fewer how many fewer, at least 1
     */
    public Trims withFewerPartitions(int topic, int fewer) {
        TreeMap<Integer, Integer> more = new TreeMap<>(partitions);
        more.put(topic, fewer);
        return new Trims(records, members, more);
    }

    /** Which members of {@code group} do not start; may be empty. */
    public SortedSet<Integer> membersOf(int group) {
        return members.getOrDefault(group, Collections.emptySortedSet());
    }

    /** The topic declared as number {@code topic}, without what is left out; one partition stays. */
    public TopicSettings of(int topic, TopicSettings declared) {
        int fewer = partitions.getOrDefault(topic, 0);
        return fewer == 0 ? declared : declared.partitions(Math.max(1, declared.partitions() - fewer));
    }

    /** The group declared as number {@code group}, without what is left out; it is as declared if nobody would be left. */
    public GroupSettings of(int group, GroupSettings declared) {
        SortedSet<Integer> without = membersOf(group);
        if (without.isEmpty()) {
            return declared;
        }
        List<Integer> present = IntStream.rangeClosed(1, declared.members())
                .filter(each -> !without.contains(each))
                .boxed()
                .toList();
        if (present.isEmpty() || present.size() == declared.members()) {
            return declared;
        }
        List<String> instances = present.stream()
                .filter(each -> each <= declared.instances().size())
                .map(each -> declared.instances().get(each - 1))
                .toList();
        return declared.members(present.size()).instances(instances);
    }
}
