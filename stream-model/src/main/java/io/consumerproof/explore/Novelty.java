package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import java.util.TreeMap;

/**
 * What has been seen: places of choices, what was picked there, and which three kinds of event followed each other in the life of a
 * member. A bit for each, told by a hash, so that memory does not grow.
 */
final class Novelty {

    private static final int BITS = 16;
    private static final int KIND_BITS = 20;
    private static final long THREE_KINDS = (1L << (3 * KIND_BITS)) - 1;

    private final long[] seen = new long[1 << (BITS - 6)];

    /** Whether {@code run} shows something new; from now on it is not. */
    boolean isIn(RunResult run) {
        // Not short-circuited: everything is to be marked.
        return isIn(run.trace()) | isIn(run.history());
    }

    private boolean isIn(RecordedChoices trace) {
        boolean fresh = false;
        for (int i = 0; i < trace.size(); i++) {
            fresh |= mark(trace.at(i).key());
        }
        for (RecordedChoices.Pick each : trace.picks()) {
            ChoicePoint point = each.point();
            fresh |= mark(Prng.mix(point.key()) + each.option());
        }
        return fresh;
    }

    private boolean isIn(History history) {
        boolean fresh = false;
        TreeMap<MemberId, Long> lives = new TreeMap<>();
        for (int i = 0; i < history.size(); i++) {
            Event event = history.at(i);
            MemberId member = event.member();
            if (member != null) {
                long kind = event.getClass().getName().hashCode() & ((1 << KIND_BITS) - 1);
                long last = ((lives.getOrDefault(member, 0L) << KIND_BITS) | kind) & THREE_KINDS;
                lives.put(member, last);
                fresh |= mark(last);
            }
        }
        return fresh;
    }

    private boolean mark(long feature) {
        long hash = Prng.mix(feature + 1) >>> (64 - BITS);
        int word = (int) (hash >>> 6);
        long bit = 1L << (hash & 63);
        boolean fresh = (seen[word] & bit) == 0;
        seen[word] |= bit;
        return fresh;
    }
}
