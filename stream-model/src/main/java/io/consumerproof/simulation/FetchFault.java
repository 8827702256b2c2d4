package io.consumerproof.simulation;

import static io.consumerproof.simulation.FaultOption.FETCH_NOTHING;
import static io.consumerproof.simulation.FaultOption.FETCH_OTHERS;

import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A fetch answers late: what other partitions hold comes first, or a poll comes back empty.
 *
 * @source Kafka 4.3, FetchCollector: a poll returns what has arrived; fetch.max.wait.ms of ConsumerConfig: 500 ms
 */
final class FetchFault implements Mishap {

    private static final long WAIT_MICROS = 500_000;

    private final Run run;

    FetchFault(Run run) {
        this.run = run;
    }

    @Override
    public long possible(Place place) {
        if (!place.isBeforePoll()) {
            return 0;
        }
        for (Holding each : place.reader().holdings) {
            if (!each.partition.equals(place.partition().id())
                    && !each.isPaused()
                    && run.next(place.reader(), each) != null) {
                return FETCH_NOTHING.bit() | FETCH_OTHERS.bit();
            }
        }
        return FETCH_NOTHING.bit();
    }

    @Override
    public void strike(FaultOption option, Place place) {
        Member member = place.reader();
        List<TopicPartition> late = new ArrayList<>();
        long due = run.nowMicros + WAIT_MICROS;
        for (Holding each : member.holdings) {
            if (option == FETCH_NOTHING || each == Objects.requireNonNull(place.holding())) {
                each.fetchDueMicros = due;
                late.add(each.partition);
            }
        }
        run.record(new MemberEvent.FetchDelayed(run.nowMicros, member.id, late, due));
    }
}
