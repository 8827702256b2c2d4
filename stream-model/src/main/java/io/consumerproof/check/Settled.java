package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;

/** What one group has behind it in one partition when a run ends; for the telling of violations. */
final class Settled {

    private Settled() {}

    /** The offsets of the records that the group handled, skipped or quarantined, in that order; may repeat. */
    static List<Long> offsets(History run, String group, TopicPartition partition) {
        List<Long> offsets = new ArrayList<>();
        for (Event event : run) {
            if (Tenancies.finishes(event)) {
                HandlingEvent handling = (HandlingEvent) event;
                if (handling.member().group().equals(group)
                        && handling.record().partition().equals(partition)) {
                    offsets.add(handling.record().offset());
                }
            }
        }
        return offsets;
    }

    /** The next offset to which a declared reset sent the group last, or {@link Claim#NONE}. */
    static long passed(History run, String group, TopicPartition partition) {
        long passed = Claim.NONE;
        for (Event event : run) {
            if (event instanceof GroupEvent.PositionReset) {
                GroupEvent.PositionReset reset = (GroupEvent.PositionReset) event;
                boolean here =
                        reset.partition().equals(partition) && reset.group().equals(group);
                passed = here ? reset.nextOffset() : passed;
            }
        }
        return passed;
    }

    /** The group's last committed next offset, or {@link Claim#NONE}. */
    static long committed(History run, String group, TopicPartition partition) {
        long committed = Claim.NONE;
        for (Event event : run) {
            if (event instanceof CommitEvent.Committed) {
                CommitEvent.Committed commit = (CommitEvent.Committed) event;
                boolean here = commit.partition().equals(partition)
                        && commit.member().group().equals(group);
                committed = here ? commit.nextOffset() : committed;
            }
        }
        return committed;
    }
}
