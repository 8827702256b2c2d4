package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where no effect is seen, the statement says what is not judged. */
class UnseenTest {

    private static final String REMARK =
            "no effect was seen in the run without faults: what a consumer does but by ports,"
                    + " databases and senders of the contract is not judged";

    private static List<String> remarks(Small small) {
        return small.faults(FaultBudget.NONE).explore().statement().remarks();
    }

    @Test
    void aConsumerThatDoesNothingToBeSeenIsRemarked() {
        Exploration exploration = Small.absorbing()
                .records(1)
                .handlers(world -> deliveries -> {})
                .faults(FaultBudget.NONE)
                .explore();
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().remarks()).containsExactly(REMARK);
    }

    @Test
    void oneCallOfAPortIsEnough() {
        assertThat(remarks(Small.absorbing().records(1))).isEmpty();
    }

    @Test
    void soIsOneRecordThatIsSent() {
        Experiment small = Small.absorbing().records(1).faults(FaultBudget.NONE).experiment();
        Scenario scenario = (Scenario) small.program();
        HandlerFactory sending = world -> deliveries ->
                world.sender().send("out", deliveries.get(0).record().key(), null);
        GroupSettings group =
                GroupSettings.named("billing").topics(List.of("orders")).isolation(Isolation.READ_COMMITTED);
        Scenario forwarding = new Scenario(
                Stream.concat(scenario.topics().stream(), Stream.of(new TopicSettings("out", 1)))
                        .toList(),
                List.of(),
                List.of(new Scenario.Consumer(group, sending)),
                scenario.records(),
                false);
        Exploration exploration = new Explorer(small.program(forwarding), () -> Duration.ZERO).explore();
        assertThat(exploration.statement().remarks()).doesNotContain(REMARK);
    }

    @Test
    void whoFinishesNothingIsToldSomethingElse() {
        Small failing = Small.absorbing().records(1).handlers(world -> deliveries -> {
            throw new IllegalStateException();
        });
        assertThat(remarks(failing)).doesNotContain(REMARK);
    }
}
