package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often each effect identity was applied; absorbed repeats do not count. */
final class EffectCounts {

    private final Map<String, int[]> counts = new LinkedHashMap<>();
    private int total;

    static EffectCounts of(History history) {
        EffectCounts counted = new EffectCounts();
        for (Event event : history) {
            if (event instanceof EffectEvent.Applied) {
                counted.add(((EffectEvent.Applied) event).effect().identity(), 1);
            }
        }
        return counted;
    }

    void add(String identity, int by) {
        int[] count = counts.get(identity);
        if (count == null) {
            count = new int[1];
            counts.put(identity, count);
        }
        count[0] += by;
        total += by;
    }

    int of(String identity) {
        int[] count = counts.get(identity);
        return count == null ? 0 : count[0];
    }

    int total() {
        return total;
    }

    /** Whether every identity is applied at least as often in {@code other}. */
    boolean within(EffectCounts other) {
        for (Map.Entry<String, int[]> each : counts.entrySet()) {
            if (each.getValue()[0] > other.of(each.getKey())) {
                return false;
            }
        }
        return true;
    }
}
