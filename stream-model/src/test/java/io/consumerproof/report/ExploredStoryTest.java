package io.consumerproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Search;
import io.consumerproof.golden.Golden;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Program;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Stories of runs that the search itself found. */
class ExploredStoryTest {

    /** The outside of the consumer under test. */
    public interface Mailer {
        void send(String key, String what);
    }

    @Test
    void anEffectBeforeItsCommit() {
        tells("explored-duplicate.txt", "no-duplicate-effect", FaultKind.CRASH, UnaryOperator.identity());
    }

    @Test
    void aCommitBeforeItsEffect() {
        tells(
                "explored-lost.txt",
                "no-lost-effect",
                FaultKind.CRASH,
                group -> group.commit(CommitMode.BEFORE_HANDLING));
    }

    @Test
    void aZombie() {
        tells("explored-zombie.txt", "no-zombie-effect", FaultKind.STALL, UnaryOperator.identity());
    }

    @Test
    void anEffectThatIsReportedAsFailed() {
        OnFailure thrice = new OnFailure(3, Duration.ofMillis(100), OnFailure.Then.SKIP, null);
        tells("explored-effect.txt", "no-duplicate-effect", FaultKind.EFFECT_FAILURE, group -> group.onFailure(thrice));
    }

    @Test
    void aReplay() {
        tells("explored-replay.txt", "replay-safe", FaultKind.REPLAY, UnaryOperator.identity());
    }

    @Test
    void aHandlerFailureAfterItsEffect() {
        OnFailure thrice = new OnFailure(3, Duration.ofMillis(100), OnFailure.Then.SKIP, null);
        tells(
                "explored-failure.txt",
                "no-duplicate-effect",
                FaultKind.HANDLER_FAILURE,
                group -> group.onFailure(thrice));
    }

    @Test
    void aCountOfOffsetsThatPolicyEndsAtAGap() {
        OnFailure twice = new OnFailure(2, Duration.ofMillis(100), OnFailure.Then.SKIP, null);
        Program counting = program(group -> group.onFailure(twice), ExploredStoryTest::nextOffsets);
        tells("explored-gap.txt", experiment("no-lost-effect", FaultBudget.NONE, counting, true));
    }

    private static Handler nextOffsets(Mailer mailer) {
        Map<TopicPartition, Long> last = new LinkedHashMap<>();
        return deliveries -> deliveries.forEach(each -> {
            TopicPartition partition = each.record().partition();
            long offset = each.record().offset();
            long expected = last.getOrDefault(partition, offset - 1) + 1;
            if (offset != expected) {
                throw new IllegalStateException("expected offset " + expected + ", got " + offset);
            }
            last.put(partition, offset);
            send(mailer, each);
        });
    }

    private static void send(Mailer mailer, Delivery each) {
        mailer.send(
                String.valueOf(each.record().key()),
                String.valueOf(each.record().value()));
    }

    private static void tells(String file, String check, FaultKind fault, UnaryOperator<GroupSettings> group) {
        Program program = program(group, mailer -> deliveries -> deliveries.forEach(each -> send(mailer, each)));
        tells(file, experiment(check, FaultBudget.NONE.with(fault, 1).together(1), program, false));
    }

    private static void tells(String file, Experiment experiment) {
        String check = experiment.promises().get(0).check().name();
        Explorer explorer = new Explorer(experiment, () -> Duration.ZERO);
        Exploration exploration = explorer.explore();
        String story = Terminal.story(exploration, Samples.COMMAND);
        String token = Objects.requireNonNull(exploration.finding()).token();
        assertThat(story.lines().count()).isLessThanOrEqualTo(Story.MOST_LINES);
        assertThat(story)
                .startsWith("✗ payment-notifier   " + check + " violated")
                .endsWith("token=" + token + "\n");
        assertThat(Terminal.replay(explorer.replay(token), experiment.name(), Samples.COMMAND, token))
                .isEqualTo(story);
        Golden.files("report").holds(file, story.replace(token, "…"));
    }

    private static Experiment experiment(String check, FaultBudget faults, Program program, boolean gaps) {
        List<Promise> promises = Checks.named(check).stream()
                .map(each -> new Promise(each, true, false))
                .toList();
        return new Experiment(
                "payment-notifier",
                new Identity("payment-notifier", 1, 1),
                program,
                faults,
                List.of(),
                promises,
                record -> Optional.empty(),
                Search.DEFAULT.budget(Duration.ZERO).gaps(gaps),
                true,
                List.of());
    }

    private static Program program(UnaryOperator<GroupSettings> group, Function<Mailer, Handler> code) {
        return stage -> {
            RecordingPort port = RecordingPort.of(Mailer.class, null, null);
            Mailer mailer = (Mailer) port.proxy();
            new Scenario(
                            List.of(new TopicSettings("payments", 2)),
                            List.of(port),
                            List.of(new Scenario.Consumer(
                                    group.apply(GroupSettings.named("billing")), world -> code.apply(mailer))),
                            List.of(
                                    Append.record("payments", "o-1", Bytes.utf8("created"))
                                            .in(0),
                                    Append.record("payments", "o-1", Bytes.utf8("paid"))
                                            .in(0),
                                    Append.record("payments", "o-2", Bytes.utf8("paid"))
                                            .in(1)),
                            true)
                    .perform(stage);
        };
    }
}
