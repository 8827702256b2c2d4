package io.consumerproof.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.simulation.Exclusions;
import io.consumerproof.simulation.RunSettings;
import io.consumerproof.simulation.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RecordingPortTest {

    record Payment(String paymentId, int cents) {}

    interface Psp {
        Optional<String> charge(Payment payment);

        int refund(String paymentId, int cents);
    }

    private static List<Event> calls(RecordingPort port, Consumer<Psp> calling, PinnedFault... pinned) {
        RunSettings settings = new RunSettings(FaultBudget.NONE, List.of(pinned), Trims.NONE, Exclusions.NONE);
        Simulation simulation = new Simulation(Choices.DULLEST, settings);
        simulation.topic(new TopicSettings("in", 1));
        simulation.sink(port);
        GroupSettings group = GroupSettings.named("g")
                .members(1)
                .onFailure(new OnFailure(1, java.time.Duration.ZERO, OnFailure.Then.SKIP, null));
        simulation.group(group, world -> deliveries -> calling.accept((Psp) port.proxy()));
        simulation.append(Append.record("in", null, "go"));
        simulation.drain();
        List<Event> events = new ArrayList<>(simulation.history().events());
        events.removeIf(each -> !(each instanceof EffectEvent));
        return events;
    }

    private static RecordingPort port(@Nullable Object delegate, @Nullable String key) {
        return RecordingPort.of(Psp.class, delegate, key);
    }

    @Test
    void aCallIsAnEffectWithItsArgumentsRenderedByStructure() {
        List<Event> events = calls(port(null, null), psp -> assertThat(psp.charge(new Payment("p-1", 5)))
                .isEmpty());
        assertThat(events).hasSize(1);
        assertThat(((EffectEvent.Applied) events.get(0)).effect())
                .hasToString("Psp.charge(Payment(paymentId=\"p-1\", cents=5))");
    }

    @Test
    void repeatsOfTheKeyAreAbsorbedAndOtherPayloadsConflict() {
        List<Event> events = calls(port(null, "paymentId"), psp -> {
            psp.charge(new Payment("p-1", 5));
            psp.charge(new Payment("p-1", 5));
            psp.charge(new Payment("p-1", 6));
            psp.refund("p-1", 5);
        });
        assertThat(events)
                .extracting(each -> each.getClass().getSimpleName())
                .containsExactly("Applied", "Absorbed", "Conflicted", "Applied");
    }

    @Test
    void aDelegateAnswersAndItsExceptionsPassUnchanged() {
        Psp delegate = new Psp() {
            @Override
            public Optional<String> charge(Payment payment) {
                return Optional.of("receipt");
            }

            @Override
            public int refund(String paymentId, int cents) {
                throw new IllegalStateException("closed");
            }
        };
        calls(port(delegate, null), psp -> {
            assertThat(psp.charge(new Payment("p-1", 5))).contains("receipt");
            assertThatThrownBy(() -> psp.refund("p-1", 5)).isInstanceOf(IllegalStateException.class);
        });
    }

    @Test
    void anInjectedFailureIsThrownWithOrWithoutTheEffect() {
        PinnedFault refused = new PinnedFault(FaultKind.EFFECT_FAILURE, null, null, null, "not done");
        assertThat(calls(port(null, null), psp -> psp.refund("p-1", 5), refused))
                .extracting(each -> each.getClass().getSimpleName())
                .containsExactly("EffectFailed");
        PinnedFault unanswered =
                new PinnedFault(FaultKind.EFFECT_FAILURE, null, null, null, "done, reported as failed");
        assertThat(calls(port(null, null), psp -> psp.refund("p-1", 5), unanswered))
                .extracting(each -> each.getClass().getSimpleName())
                .containsExactly("Applied", "EffectFailed");
    }

    @Test
    void aPortThatNobodyCanRecogniseRepeatsByIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> port(null, "orderId"))
                .withMessageStartingWith("no method of port 'io.consumerproof.scenario.RecordingPortTest$Psp' has an "
                        + "argument 'orderId'")
                .withMessageEndingWith("there are 'cents', 'payment', 'paymentId'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RecordingPort.of(String.class, null, null))
                .withMessage("port 'java.lang.String' is a class, a port is an interface");
    }
}
