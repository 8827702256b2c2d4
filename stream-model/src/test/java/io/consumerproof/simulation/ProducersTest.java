package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.scenario.FaultKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProducersTest {

    private static List<String> log(History run) {
        return events(run, Appended.class).stream()
                .map(each -> each.record() + "=" + each.appended().value() + " " + each.origin())
                .toList();
    }

    @Test
    void anEventSentTwiceIsTwoRecords() {
        History run = new Play()
                .append(0, "a")
                .append(0, "b")
                .pin(FaultKind.DUPLICATE_SEND, null, record(0, 0), null)
                .run(false);
        assertThat(log(run))
                .containsExactly("orders-0@0=a TRAFFIC", "orders-0@1=b TRAFFIC", "orders-0@2=a DUPLICATE_SEND");
        assertThat(events(run, Appended.class).get(2).source()).isEqualTo(record(0, 0));
        assertThat(events(run, Delivered.class)).hasSize(3);
    }

    @Test
    void aLateEventIsACopyBehindALaterOneOfItsKey() {
        History run = new Play()
                .append(0, "a")
                .append(0, "b")
                .append(1, "c")
                .pin(FaultKind.LATE_EVENT, null, null, null)
                .run(false);
        assertThat(events(run, Appended.class).get(3).origin()).isEqualTo(Origin.LATE_EVENT);
        assertThat(log(run)).endsWith("orders-0@2=a LATE_EVENT");
    }

    @Test
    void theLastEventOfAKeyCannotBeLate() {
        Simulation simulation = new Play()
                .append(0, "a")
                .append(1, "c")
                .pin(FaultKind.LATE_EVENT, null, null, null)
                .simulate(false);
        assertThat(events(simulation.history(), Appended.class)).hasSize(2);
        assertThat(simulation.unstruck()).hasSize(1);
    }
}
