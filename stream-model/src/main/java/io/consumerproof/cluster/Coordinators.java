package io.consumerproof.cluster;

import io.consumerproof.group.Coordinator;
import io.consumerproof.group.Timed;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The coordinators of all groups, by name. Most runs have one group, so the one found last is kept at hand.
 *
 * @source ours: a table; what each coordinator does is its group's
 */
final class Coordinators implements Timed {

    private final TreeMap<String, Coordinator> all = new TreeMap<>();
    private String lastGroup = "";
    private @Nullable Coordinator last;

    /** The coordinator of {@code group}, or null while nobody ever joined it. */
    @Nullable
    Coordinator of(String group) {
        if (last == null || !group.equals(lastGroup)) {
            lastGroup = group;
            last = all.get(group);
        }
        return last;
    }

    /** From now on {@code coordinator} is the one of {@code group}. */
    void put(String group, Coordinator coordinator) {
        all.put(group, coordinator);
        last = null;
    }

    /** There is no such group any more. */
    void remove(String group) {
        all.remove(group);
        last = null;
    }

    @Override
    public long nextDeadlineMicros() {
        long next = NEVER;
        for (Coordinator each : all.values()) {
            next = Math.min(next, each.nextDeadlineMicros());
        }
        return next;
    }

    @Override
    public void advance(long nowMicros) {
        for (Coordinator each : all.values()) {
            if (each.nextDeadlineMicros() <= nowMicros) {
                each.advance(nowMicros);
                return;
            }
        }
    }
}
