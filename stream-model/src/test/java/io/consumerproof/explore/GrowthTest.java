package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Schedule;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.Point;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Protocol;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Partitions that are added while members run. */
class GrowthTest {

    private static final PinnedFault GROWTH =
            new PinnedFault(FaultKind.PARTITION_GROWTH, Point.IN_SEND, null, null, "one more");

    private static List<Event> events(Small small) {
        RunResult run = new Runs(small.experiment()).make(new RunPlan(Schedule.DULLEST, List.of()));
        assertThat(run.thrown()).isNull();
        List<Event> events = new ArrayList<>();
        run.history().forEach(events::add);
        return events;
    }

    /** Keys o-1 and o-2 share a partition of one, and part in two. */
    private static Small keyed() {
        return Small.absorbing()
                .keyed("o-1", "o-2", "o-2")
                .appendedAfterTheStart()
                .pinned(GROWTH);
    }

    @ParameterizedTest
    @CsvSource({"CLASSIC, RANGE", "CLASSIC, COOPERATIVE_STICKY", "CONSUMER, UNIFORM"})
    void membersRebalanceWhenTheySeeThemAndReadThemFromTheirBeginning(Protocol protocol, AssignorName assignor) {
        List<Event> events =
                events(keyed().group(each -> each.protocol(protocol).assignor(assignor)));
        int grown = indexOf(events, LogEvent.PartitionsAdded.class, 0);
        int began = indexOf(events, GroupEvent.RebalanceStarted.class, grown);
        assertThat(((GroupEvent.RebalanceStarted) events.get(began)).cause()).isEqualTo("orders has 2 partitions");
        assertThat(events.subList(began, events.size()))
                .filteredOn(HandlingEvent.Delivered.class::isInstance)
                .extracting(each -> each.record() + "")
                .containsExactlyInAnyOrder("orders-0@0", "orders-1@0", "orders-1@1");
    }

    @Test
    void whoIsNotThereYetHasNothingToSee() {
        List<Event> events = events(Small.absorbing().keyed("o-1", "o-2").pinned(GROWTH));
        assertThat(events)
                .filteredOn(GroupEvent.RebalanceStarted.class::isInstance)
                .noneMatch(each -> ((GroupEvent.RebalanceStarted) each).cause().contains("partitions"));
        assertThat(events)
                .filteredOn(HandlingEvent.Delivered.class::isInstance)
                .extracting(each -> ((HandlingEvent.Delivered) each).record().partition())
                .contains(new TopicPartition("orders", 1));
    }

    private static int indexOf(List<Event> events, Class<? extends Event> type, int from) {
        for (int at = from; at < events.size(); at++) {
            if (type.isInstance(events.get(at))) {
                return at;
            }
        }
        throw new AssertionError("no " + type.getSimpleName() + " from " + from + " on in " + events);
    }
}
