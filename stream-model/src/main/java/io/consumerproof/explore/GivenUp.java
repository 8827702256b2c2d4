package io.consumerproof.explore;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.RecordId;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which records a run gave up by policy without leaving a trace outside: skipped, quarantined, or never reached since a partition
 * was blocked or members were stopped. A reference run leaves them out. A record that left an effect stays in: what it left has to
 * be as the reference leaves it.
 */
final class GivenUp {

    private final TreeSet<RecordId> givenUp = new TreeSet<>();
    private final TreeSet<RecordId> handled = new TreeSet<>();
    private final TreeSet<RecordId> effective = new TreeSet<>();
    private boolean standsStill;

    private GivenUp() {}

    static SortedSet<RecordId> in(History history) {
        boolean any = false;
        for (Event event : history.events()) {
            any |= event instanceof HandlingEvent.Skipped
                    || event instanceof HandlingEvent.Quarantined
                    || event instanceof HandlingEvent.Blocked
                    || event instanceof HandlingEvent.Stopped;
        }
        return any ? new GivenUp().collect(history) : Collections.emptySortedSet();
    }

    private SortedSet<RecordId> collect(History history) {
        history.forEach(this::read);
        if (standsStill) {
            for (Event event : history.events()) {
                if (event instanceof LogEvent.Appended appended && !handled.contains(appended.record())) {
                    givenUp.add(appended.record());
                }
            }
        }
        givenUp.removeAll(effective);
        return givenUp;
    }

    private void read(Event event) {
        RecordId record = event.record();
        if (record == null) {
            return;
        }
        if (event instanceof HandlingEvent.Skipped || event instanceof HandlingEvent.Quarantined) {
            givenUp.add(record);
        } else if (event instanceof HandlingEvent.Blocked || event instanceof HandlingEvent.Stopped) {
            standsStill = true;
        } else if (event instanceof HandlingEvent.Handled) {
            handled.add(record);
        } else if (event instanceof EffectEvent.Applied
                || (event instanceof EffectEvent.StateCommitted commit && commit.changed())) {
            effective.add(record);
        }
    }
}
