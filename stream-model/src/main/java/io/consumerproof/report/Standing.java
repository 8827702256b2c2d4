package io.consumerproof.report;

import io.consumerproof.history.Claim;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one partition stands for one group at one moment of a run: what a person asks at an event.
 *
 * @param group the group's name
 * @param partition the partition
 * @param owner the member the coordinator takes for its owner, dead or frozen ones included; null while nobody owns it
 * @param generation the generation in which the owner got it, or in which the last owner had it; 0 before the first
 * @param position the next offset that the event's member reads, or the owner's if that member holds no claim; the restart
 *     position while nobody reads
 * @param committed the group's committed next offset, or {@link Claim#NONE}
 * @param inFlight records handed to a handler and not finished, waiting for their next attempt included; sorted, distinct
 * @param restart the next offset that a new owner would read
 */
public record Standing(
        String group,
        TopicPartition partition,
        @Nullable MemberId owner,
        int generation,
        long position,
        long committed,
        List<RecordId> inFlight,
        long restart) {

    public Standing {
        inFlight = List.copyOf(inFlight);
    }

    /** Whether the coordinator takes {@code member} for the owner. */
    public boolean isOwnedBy(@Nullable MemberId member) {
        return owner != null && owner.equals(member);
    }

    /** {@code committed 3}, or {@code nothing committed}. */
    String spellCommitted() {
        return committed == Claim.NONE ? "nothing committed" : "committed " + committed;
    }
}
