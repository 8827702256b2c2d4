package com.atlasmart;

import com.atlasmart.orders.OrderEvent;
import com.atlasmart.orders.OrderStore;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Balances in memory; an event counts once. */
final class InMemoryOrderStore implements OrderStore {

    private final Set<String> processed = new HashSet<>();
    private final Map<String, Long> balances = new HashMap<>();

    @Override
    public void apply(OrderEvent event) {
        if (processed.add(event.id())) {
            balances.merge(event.order(), event.cents(), Long::sum);
        }
    }

    long balance(String order) {
        return balances.getOrDefault(order, 0L);
    }
}
