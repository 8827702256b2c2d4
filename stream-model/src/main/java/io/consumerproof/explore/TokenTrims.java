package io.consumerproof.explore;

import io.consumerproof.scenario.Trims;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** How a token spells what a run leaves out: records, then members by group, then partitions by topic. */
final class TokenTrims {

    /** A short word must not fill the memory. */
    private static final int MOST_LISTED = 100_000;

    private TokenTrims() {}

    static void write(TokenBytes.Writer out, Trims trims) {
        writeRecords(out, trims.records());
        out.variable(trims.members().size());
        int next = 0;
        for (int group : trims.members().keySet()) {
            out.variable(group - next);
            writeAscending(out, trims.membersOf(group));
            next = group + 1;
        }
        writeAscending(out, trims.partitions().keySet());
        trims.partitions().values().forEach(out::variable);
    }

    /** Either what is left out, or, where that is shorter, how many there are and what is kept. */
    private static void writeRecords(TokenBytes.Writer out, SortedSet<Integer> omitted) {
        int total = omitted.isEmpty() ? 0 : omitted.last() + 1;
        boolean listKept = total - omitted.size() < omitted.size() && total <= MOST_LISTED;
        out.variable(listKept ? total : 0);
        writeAscending(out, listKept ? others(omitted, total) : omitted);
    }

    private static void writeAscending(TokenBytes.Writer out, Collection<Integer> numbers) {
        out.variable(numbers.size());
        int next = 0;
        for (int each : numbers) {
            out.variable(each - next);
            next = each + 1;
        }
    }

    private static SortedSet<Integer> others(SortedSet<Integer> numbers, int total) {
        TreeSet<Integer> others = new TreeSet<>();
        for (int i = 0; i < total; i++) {
            if (!numbers.contains(i)) {
                others.add(i);
            }
        }
        return others;
    }

    static Trims read(TokenBytes.Reader in) {
        SortedSet<Integer> records = readOmitted(in);
        TreeMap<Integer, SortedSet<Integer>> members = new TreeMap<>();
        int groups = in.variable();
        int next = 0;
        for (int i = 0; i < groups; i++) {
            int group = in.ascending(next);
            members.put(group, readAscending(in));
            next = group + 1;
        }
        SortedMap<Integer, Integer> partitions = new TreeMap<>();
        for (int topic : readAscending(in)) {
            partitions.put(topic, in.variable());
        }
        return new Trims(records, members, partitions);
    }

    /** As tokens of the first format have it, in which only records were left out. */
    static Trims readRecords(TokenBytes.Reader in) {
        return new Trims(readOmitted(in), Collections.emptySortedMap(), Collections.emptySortedMap());
    }

    private static SortedSet<Integer> readOmitted(TokenBytes.Reader in) {
        int total = in.variable();
        if (total > MOST_LISTED) {
            throw new IllegalArgumentException("it leaves out more records than it may say in short");
        }
        SortedSet<Integer> listed = readAscending(in);
        return total == 0 ? listed : others(listed, total);
    }

    private static SortedSet<Integer> readAscending(TokenBytes.Reader in) {
        TreeSet<Integer> numbers = new TreeSet<>();
        int count = in.variable();
        int next = 0;
        for (int i = 0; i < count; i++) {
            int number = in.ascending(next);
            numbers.add(number);
            next = number + 1;
        }
        return numbers;
    }
}
