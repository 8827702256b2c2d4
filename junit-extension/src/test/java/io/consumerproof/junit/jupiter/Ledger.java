package io.consumerproof.junit.jupiter;

import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What has been billed; it survives its members. */
final class Ledger {

    private final SortedMap<String, Integer> balances = new TreeMap<>();
    private final Set<String> events = new TreeSet<>();

    int balance(String order) {
        return balances.getOrDefault(order, 0);
    }

    void add(OrderEvent event) {
        balances.merge(event.order(), event.amount(), Integer::sum);
    }

    /** Adds an event that was not added before. */
    void addOnce(OrderEvent event) {
        if (events.add(event.id())) {
            add(event);
        }
    }
}
