package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.EffectEvent.Absorbed;
import io.consumerproof.history.EffectEvent.Applied;
import io.consumerproof.history.EffectEvent.Conflicted;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent.Appended;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Trims;
import io.consumerproof.scenario.World;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class WorldTest {

    /** A receiver of whatever a run invents. */
    interface Notes {
        void note(Object value);
    }

    private final RecordingPort port = RecordingPort.of(Notes.class, null, null);
    private final Notes notes = (Notes) port.proxy();

    private Simulation simulate(HandlerFactory handlers, GroupSettings group) {
        RunSettings settings = new RunSettings(FaultBudget.NONE, List.of(), Trims.NONE, Exclusions.NONE);
        Simulation simulation = new Simulation(Choices.DULLEST, settings);
        simulation.topic(new TopicSettings("in", 1));
        simulation.topic(new TopicSettings("out", 2));
        simulation.sink(port);
        simulation.group(group.topics(List.of("in")).members(1), handlers);
        simulation.append(Append.record("in", "k", "go"));
        simulation.append(Append.record("in", "k", "on"));
        simulation.drain();
        return simulation;
    }

    private History run(HandlerFactory handlers) {
        return simulate(handlers, GroupSettings.named("g")).history();
    }

    private static List<String> effects(History run) {
        return events(run, Applied.class).stream()
                .map(each -> each.effect().text())
                .toList();
    }

    @Test
    void inventedInstantsAndIdsAreMaskedInEffects() {
        History run = run(world -> deliveries -> {
            notes.note(world.clock().instant());
            UUID id = world.ids().get();
            notes.note(id);
            notes.note(id.toString());
            notes.note(Instant.parse("2001-01-01T00:00:00Z"));
        });
        assertThat(effects(run).subList(0, 4))
                .containsExactly(
                        "Notes.note(<now>)",
                        "Notes.note(<id>)",
                        "Notes.note(\"<id>\")",
                        "Notes.note(2001-01-01T00:00:00Z)");
    }

    @Test
    void inventionsAreMaskedInsideTextsToo() {
        History run = run(world -> deliveries -> {
            notes.note("receipt-" + world.ids().get() + " at " + world.clock().instant());
            notes.note("receipt-00000000-0000-0000-0000-000000000000 at 2001-19-39T00:00:00Z");
        });
        assertThat(effects(run).subList(0, 2))
                .containsExactly(
                        "Notes.note(\"receipt-<id> at <now>\")",
                        "Notes.note(\"receipt-00000000-0000-0000-0000-000000000000 at 2001-19-39T00:00:00Z\")");
    }

    @Test
    void wholeRandomNumbersAreMaskedAndSmallOnesAreNot() {
        History run = run(world -> deliveries -> {
            long below =
                    world.random().longs().filter(each -> each < 0).findFirst().orElseThrow();
            notes.note("trace " + Long.toHexString(below) + " or " + below);
            notes.note("trace 0123456789abcdef or 1234567890123456789");
            notes.note("" + world.random().nextInt(1, 2));
        });
        assertThat(effects(run).subList(0, 3))
                .containsExactly(
                        "Notes.note(\"trace <random> or <random>\")",
                        "Notes.note(\"trace 0123456789abcdef or 1234567890123456789\")",
                        "Notes.note(\"1\")");
    }

    /** A receiver that sends one mail for each key. */
    interface Mails {
        void mail(String key, String text);
    }

    private History mailing(BiConsumer<World, Mails> handler) {
        RecordingPort mails = RecordingPort.of(Mails.class, null, "key");
        RunSettings settings = new RunSettings(FaultBudget.NONE, List.of(), Trims.NONE, Exclusions.NONE);
        Simulation simulation = new Simulation(Choices.DULLEST, settings);
        simulation.topic(new TopicSettings("in", 1));
        simulation.sink(mails);
        simulation.group(
                GroupSettings.named("g").members(1),
                world -> deliveries -> handler.accept(world, (Mails) mails.proxy()));
        simulation.append(Append.record("in", "k", "go"));
        simulation.drain();
        return simulation.history();
    }

    @Test
    void aReceiverTellsTwoMadeUpKeysApart() {
        History run = mailing((world, mails) -> {
            mails.mail(world.ids().get().toString(), "paid");
            mails.mail(world.ids().get().toString(), "paid");
            mails.mail(world.ids().get().toString(), "shipped");
        });
        assertThat(events(run, Applied.class))
                .extracting(each -> each.effect().identity())
                .containsExactly(
                        "Mails.mail(\"<id>\", \"paid\")",
                        "Mails.mail(\"<id>\", \"paid\")",
                        "Mails.mail(\"<id>\", \"shipped\")");
    }

    @Test
    void aReceiverKnowsAMadeUpKeyThatComesAgain() {
        History run = mailing((world, mails) -> {
            String kept = world.ids().get().toString();
            mails.mail(kept, "paid");
            mails.mail(kept, "paid");
            mails.mail(kept, "shipped");
        });
        assertThat(events(run, Applied.class)).hasSize(1);
        assertThat(events(run, Absorbed.class)).hasSize(1);
        assertThat(events(run, Conflicted.class)).hasSize(1);
    }

    @Test
    void idsAreFreshAndNumbersRepeatInEveryRun() {
        List<String> first =
                effects(run(world -> deliveries -> notes.note(world.random().nextInt(1_000_000))));
        List<String> again =
                effects(run(world -> deliveries -> notes.note(world.random().nextInt(1_000_000))));
        assertThat(first).hasSize(2).isEqualTo(again).doesNotHaveDuplicates();
    }

    @Test
    void handlingTakesVirtualTime() {
        GroupSettings slow = GroupSettings.named("g").handling(Duration.ofMillis(5));
        History run = simulate(world -> deliveries -> notes.note("x"), slow).history();
        assertThat(events(run, Applied.class)).extracting(Applied::atMicros).containsExactly(0L, 5_000L);
    }

    @Test
    void aSendIsARecordAndAnEffect() {
        Map<String, Object> headers = new TreeMap<>(Map.of("trace", "t1"));
        History run = run(world -> deliveries -> world.sender().send("out", "k1", "v1", headers));
        Appended sent = events(run, Appended.class).get(2);
        assertThat(sent.origin()).isEqualTo(Origin.SENT);
        assertThat(sent.source()).hasToString("in-0@0");
        assertThat(sent.appended().headers()).extracting(Object::toString).containsExactly("trace=t1");
        assertThat(effects(run)).containsExactly("send(\"out\", \"k1\", \"v1\")", "send(\"out\", \"k1\", \"v1\")");
    }

    @Test
    void anUnknownTopicListsThoseThereAre() {
        Simulation simulation = simulate(world -> deliveries -> {}, GroupSettings.named("g"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> simulation.append(Append.record("orders", "k", "v")))
                .withMessage("no topic 'orders'; topics: 'in', 'out'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> simulation.group(GroupSettings.named("g"), world -> deliveries -> {}))
                .withMessage("group 'g' exists already");
    }

    @Test
    void twoGroupsReadTheSameLogIndependently() {
        Simulation simulation = simulate(world -> deliveries -> {}, GroupSettings.named("g"));
        simulation.group(
                GroupSettings.named("h").topics(List.of("in")).members(1),
                world ->
                        deliveries -> notes.note("" + deliveries.get(0).record().value()));
        simulation.drain();
        assertThat(effects(simulation.history())).containsExactly("Notes.note(\"go\")", "Notes.note(\"on\")");
    }
}
