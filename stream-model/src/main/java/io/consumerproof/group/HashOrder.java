package io.consumerproof.group;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The order in which a hash table of the JDK hands out its keys. Kafka's assignors walk through such tables, and whoever comes
 * first may keep one partition more; so the order is part of what they do. Hash codes of strings are specified, hence the
 * order is the same on every JVM.
 *
 * @source java.util.HashMap, OpenJDK 8 and later: buckets by number, in a bucket by insertion (a bucket never becomes a tree here)
 */
final class HashOrder {

    private static final int SMALLEST_TABLE = 16;

    private HashOrder() {}

    /** {@code keys}, distinct and in the order of insertion, as a table that grew with them hands them out. */
    static <T> List<T> grown(Collection<T> keys, ToIntFunction<T> hash) {
        return inTable(keys, hash, tableGrownFor(keys.size()));
    }

    /**
     * Partition numbers, distinct, as a set that was made from all of them at once hands them out.
     *
     * @source java.util.HashSet(Collection), OpenJDK 8 to 18: twelve numbers get a table of 32, later releases give them 16
     */
    static List<Integer> copied(Collection<Integer> numbers) {
        int atLeast = Math.max((int) (numbers.size() / 0.75f) + 1, SMALLEST_TABLE);
        return inTable(numbers, Integer::intValue, powerOfTwo(atLeast));
    }

    /** {@code keys}, distinct and in the order of insertion, as a table of {@code table} buckets hands them out. */
    static <T> List<T> inTable(Collection<T> keys, ToIntFunction<T> hash, int table) {
        List<T> ordered = new ArrayList<>(keys);
        ordered.sort(Comparator.comparingInt(key -> bucket(hash.applyAsInt(key), table)));
        return ordered;
    }

    /** How many buckets a table has into which {@code keys} keys were put one by one. */
    static int tableGrownFor(int keys) {
        int table = SMALLEST_TABLE;
        while (keys > table / 4 * 3) {
            table *= 2;
        }
        return table;
    }

    /** Which bucket of {@code table} a key with that hash code is in. */
    static int bucket(int hash, int table) {
        return (hash ^ (hash >>> 16)) & (table - 1);
    }

    private static int powerOfTwo(int atLeast) {
        int table = 1;
        while (table < atLeast) {
            table *= 2;
        }
        return table;
    }
}
