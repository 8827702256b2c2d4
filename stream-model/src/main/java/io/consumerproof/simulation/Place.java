package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import io.consumerproof.log.Partition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a mishap may strike.
 *
 * @param point in-send, before-poll or when-drained
 * @param partition the partition it is about
 * @param member whose next poll it comes before; null where nobody reads
 * @param holding the partition as that member sees it; null where nobody reads
 * @param record before-poll: what would be handed over next; in-send: what was appended last; null when drained
 */
record Place(
        Point point,
        Partition partition,
        @Nullable Member member,
        @Nullable Holding holding,
        @Nullable LogRecord record) {

    /** The member, where there is one. */
    Member reader() {
        return Objects.requireNonNull(member);
    }

    /** The record, where there is one. */
    LogRecord next() {
        return Objects.requireNonNull(record);
    }

    /** Whether a member is about to be handed a record. */
    boolean isBeforePoll() {
        return point == Point.BEFORE_POLL;
    }
}
