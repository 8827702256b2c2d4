package io.consumerproof.report;

import io.consumerproof.history.MemberId;
import io.consumerproof.report.Timeline.Bar;
import io.consumerproof.report.Timeline.PartitionLane;
import io.consumerproof.report.Timeline.Sign;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A partition's lane while it is being laid out. */
final class OwnedLane {

    private final List<Bar> bars = new ArrayList<>();
    private final List<Sign> signs = new ArrayList<>();
    private @Nullable Bar open;

    void add(Sign sign) {
        signs.add(sign);
    }

    /** From {@code slot} on the partition is owned like this. */
    void owned(int slot, @Nullable MemberId owner, int colour, int generation) {
        Bar now = open;
        if (now != null && now.owner().equals(owner) && now.generation() == generation) {
            return;
        }
        close(slot);
        open = owner == null ? null : new Bar(slot, slot, owner, colour, generation);
    }

    private void close(int slot) {
        Bar now = open;
        if (now != null) {
            bars.add(new Bar(now.from(), slot, now.owner(), now.colour(), now.generation()));
        }
        open = null;
    }

    PartitionLane end(StandingFold.Subject subject, int slot) {
        close(slot);
        return new PartitionLane(subject.group(), subject.partition(), List.copyOf(bars), List.copyOf(signs));
    }
}
