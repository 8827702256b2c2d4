package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Uniform target where members read different topics: members keep what they may, free partitions go to the readers with the
 * least, and then topic by topic partitions move from readers with much to readers with little, for a limited number of rounds.
 *
 * @source Kafka 4.3, UniformHeterogeneousAssignmentBuilder
 */
final class MixedTarget {

    private static final int NOBODY = -1;
    private static final int MOST_ROUNDS = 16;

    /** A topic with its readers and the owner of each partition, both as places in the order of members. */
    private record Table(ServerTopic topic, List<Integer> readers, int[] owners) {

        double partitionsPerReader() {
            return (double) topic.partitions() / readers.size();
        }

        /** The partitions of {@code member}, by number. */
        List<Integer> of(int member) {
            List<Integer> numbers = new ArrayList<>();
            for (int number = 0; number < owners.length; number++) {
                if (owners[number] == member) {
                    numbers.add(number);
                }
            }
            return numbers;
        }
    }

    private static final Comparator<Table> HARDEST_FIRST = Comparator.comparingDouble(Table::partitionsPerReader)
            .reversed()
            .thenComparingInt(table -> table.readers().size())
            .thenComparing(table -> table.topic().id());

    private final List<ServerMember> members;
    private final List<Table> tables = new ArrayList<>();
    private final List<TargetShare> shares = new ArrayList<>();
    private final int[] sizes;

    MixedTarget(List<ServerTopic> topics, List<ServerMember> members) {
        this.members = members;
        members.forEach(each -> shares.add(new TargetShare(each, topics)));
        this.sizes = shares.stream().mapToInt(TargetShare::size).toArray();
        for (ServerTopic topic : topics) {
            List<Integer> readers = new ArrayList<>();
            int[] owners = new int[topic.partitions()];
            Arrays.fill(owners, NOBODY);
            for (int member = 0; member < members.size(); member++) {
                if (members.get(member).reads(topic)) {
                    readers.add(member);
                    for (int number : shares.get(member).numbersOf(topic)) {
                        owners[number] = member;
                    }
                }
            }
            if (!readers.isEmpty()) {
                tables.add(new Table(topic, readers, owners));
            }
        }
        tables.sort(HARDEST_FIRST);
    }

    /** Computes every member's partitions. */
    SortedMap<String, List<TopicPartition>> target() {
        tables.forEach(this::fill);
        balance(tables.stream().filter(each -> each.readers().size() >= 2).toList());
        SortedMap<String, List<TopicPartition>> target = new TreeMap<>();
        for (int member = 0; member < members.size(); member++) {
            target.put(members.get(member).memberId(), shares.get(member).partitions());
        }
        return target;
    }

    private void fill(Table table) {
        Loads loads = new Loads(table.readers(), sizes);
        for (int number : table.of(NOBODY)) {
            give(table, number, loads.nextLeast());
        }
    }

    private void give(Table table, int number, int member) {
        int before = table.owners()[number];
        if (before != NOBODY) {
            shares.get(before).remove(table.topic(), number);
            sizes[before]--;
        }
        shares.get(member).add(table.topic(), number);
        table.owners()[number] = member;
        sizes[member]++;
    }

    /** Goes round the topics until one full round has moved nothing. */
    private void balance(List<Table> movable) {
        int lastMoved = NOBODY;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            for (int place = 0; place < movable.size(); place++) {
                if (place == lastMoved) {
                    return;
                }
                if (move(movable.get(place)) || lastMoved == NOBODY) {
                    lastMoved = place;
                }
            }
        }
    }

    /** Moves partitions of one topic; returns whether any moved. */
    private boolean move(Table table) {
        Loads loads = new Loads(table.readers(), sizes);
        if (loads.spread() <= 1) {
            return false;
        }
        SortedMap<Integer, List<Integer>> movable = new TreeMap<>();
        table.readers().forEach(reader -> movable.put(reader, table.of(reader)));
        boolean moved = false;
        while (!loads.areEven()) {
            int giver = loads.nextMost();
            if (giver == Loads.NOBODY) {
                return moved;
            }
            List<Integer> its = movable.getOrDefault(giver, List.of());
            if (its.isEmpty()) {
                loads.excludeMost();
                continue;
            }
            int number = its.remove(its.size() - 1);
            int taker = loads.nextLeast();
            if (loads.areEven()) {
                return moved;
            }
            give(table, number, taker);
            moved = true;
        }
        return moved;
    }
}
