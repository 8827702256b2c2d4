package io.consumerproof.cluster;

import io.consumerproof.group.Coordinator;
import io.consumerproof.group.Timed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The coordinators of all groups, sorted by name; so few that a walk is the fastest look-up.
 *
 * @source ours: a table; what each coordinator does is its group's
 */
final class Coordinators implements Timed {

    private final List<Entry> all = new ArrayList<>(2);

    private record Entry(String group, Coordinator coordinator) {}

    /** The coordinator of {@code group}, or null while nobody ever joined it. */
    @Nullable
    Coordinator of(String group) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).group.equals(group)) {
                return all.get(i).coordinator;
            }
        }
        return null;
    }

    /** From now on {@code coordinator} is the one of {@code group}. */
    void put(String group, Coordinator coordinator) {
        remove(group);
        int place = 0;
        while (place < all.size() && all.get(place).group.compareTo(group) < 0) {
            place++;
        }
        all.add(place, new Entry(group, coordinator));
    }

    /** There is no such group any more. */
    void remove(String group) {
        all.removeIf(each -> each.group.equals(group));
    }

    @Override
    public long nextDeadlineMicros() {
        long next = NEVER;
        for (int i = 0; i < all.size(); i++) {
            next = Math.min(next, all.get(i).coordinator.nextDeadlineMicros());
        }
        return next;
    }

    @Override
    public void advance(long nowMicros) {
        for (int i = 0; i < all.size(); i++) {
            Coordinator each = all.get(i).coordinator;
            if (each.nextDeadlineMicros() <= nowMicros) {
                each.advance(nowMicros);
                return;
            }
        }
    }
}
