package io.consumerproof.conformance.script;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Consumer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Polls of several members in turn: {@code settle}, {@code pollFor}, {@code pollUntilCallback}. */
final class Rounds {

    private static final long POLL_MICROS = 15_000;
    private static final int MOST_ROUNDS = 400;

    private final Cast cast;
    private final List<String> members;

    Rounds(Cast cast, List<String> members) {
        this.cast = cast;
        this.members = new ArrayList<>(members);
    }

    /** Until nothing changes any more. */
    String settle(long quietMicros, long maxMicros) {
        long start = cast.cluster().nowMicros();
        cast.happened();
        while (true) {
            round(POLL_MICROS);
            long now = cast.cluster().nowMicros();
            if (members.isEmpty()) {
                return "nobodyLeft";
            }
            if (isSettled() && now - cast.lastHappeningMicros() >= quietMicros) {
                return "settled";
            }
            if (now - start >= maxMicros) {
                return "timeout";
            }
        }
    }

    void pollFor(long micros) {
        long end = cast.cluster().nowMicros() + micros;
        while (cast.cluster().nowMicros() < end && !members.isEmpty()) {
            round(POLL_MICROS);
        }
    }

    /** Until {@code awaited}, whose polls do not wait, was called back in this step. */
    String pollUntilCallback(String awaited) {
        for (int i = 0; i < MOST_ROUNDS && !members.isEmpty(); i++) {
            for (String each : List.copyOf(members)) {
                poll(each, each.equals(awaited) ? 0 : 10_000);
            }
            if (cast.seen().wasCalledBack(awaited)) {
                return "ok";
            }
        }
        return "timeout";
    }

    private void round(long micros) {
        for (String each : List.copyOf(members)) {
            poll(each, micros);
        }
    }

    private void poll(String name, long micros) {
        try {
            cast.member(name).poll(micros);
        } catch (RuntimeException thrown) {
            cast.happened();
            cast.seen().pollThrew(name, Outcomes.nameOf(thrown), false);
            members.remove(name);
        }
    }

    private boolean isSettled() {
        Set<TopicPartition> assigned = new HashSet<>();
        for (String each : members) {
            Actor member = cast.member(each);
            Consumer consumer = member.consumer();
            for (TopicPartition partition : consumer.assignment()) {
                boolean twice = !assigned.add(partition);
                boolean lags = !consumer.paused().contains(partition) && consumer.currentLag(partition) != 0;
                if (twice || lags) {
                    return false;
                }
            }
            if (!member.wasAssigned()) {
                return false;
            }
        }
        return assigned.size() == cast.partitions();
    }
}
