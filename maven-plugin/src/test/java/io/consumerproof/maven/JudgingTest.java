package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Forks.Role;
import io.consumerproof.maven.Told.Outcome;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgingTest {

    private static final Path ORDERS = Path.of("orders.yaml");
    private static final Path PAYMENTS = Path.of("payments.yaml");

    @TempDir
    private Path directory;

    private static Judging judging(Forks forks) {
        return new Judging(forks, null, "mvn verify -Dconsumerproof.token=");
    }

    private Message ran(String role, String history) {
        try {
            Path file = Files.writeString(directory.resolve(role), history);
            return Message.of(Word.RAN).with("history", file.toString());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    @Test
    void contractsShareAForkUntilItEnds() {
        FakeForks forks = new FakeForks(
                (role, fork, command) -> command.word() == Word.JUDGE ? FakeForks.explored("") : FakeForks.told(true));

        try (Judging judging = judging(forks)) {
            assertThat(judging.judge(ORDERS).outcome()).isEqualTo(Outcome.PASSED);
            assertThat(judging.judge(PAYMENTS).outcome()).isEqualTo(Outcome.PASSED);
        }

        assertThat(forks.events())
                .containsExactly(
                        "judge 1 starts",
                        "judge 1 JUDGE",
                        "judge 1 TELL",
                        "judge 1 JUDGE",
                        "judge 1 TELL",
                        "judge 1 ends");
    }

    @Test
    void aForkThatDiesIsReplacedTracedAndTheNextContractIsJudged() {
        FakeForks forks = new FakeForks((role, fork, command) -> {
            if (command.text("file").equals("orders.yaml")) {
                throw FakeForks.death(command.is("trace") ? "run 3 at orders-0@1" : "");
            }
            return command.word() == Word.JUDGE ? FakeForks.explored("") : FakeForks.told(true);
        });

        try (Judging judging = judging(forks)) {
            Told dead = judging.judge(ORDERS);
            assertThat(dead.outcome()).isEqualTo(Outcome.FAILED);
            assertThat(dead.sentence())
                    .isEqualTo("The JVM that ran the contract ended with exit code 137 in run 3 at orders-0@1.");
            assertThat(dead.text()).startsWith("✗ orders.yaml   ends the JVM\n").contains("Log    judge-1.log");
            assertThat(judging.judge(PAYMENTS).outcome()).isEqualTo(Outcome.PASSED);
        }

        assertThat(forks.events().subList(0, 7))
                .containsExactly(
                        "judge 1 starts",
                        "judge 1 JUDGE",
                        "judge 1 ends",
                        "judge 2 starts",
                        "judge 2 JUDGE",
                        "judge 2 ends",
                        "judge 3 starts");
    }

    @Test
    void aDeathThatDoesNotComeBackIsToldWithoutAPlace() {
        FakeForks forks = new FakeForks((role, fork, command) -> {
            if (!command.is("trace")) {
                throw FakeForks.death("");
            }
            return FakeForks.explored("");
        });

        try (Judging judging = judging(forks)) {
            assertThat(judging.judge(ORDERS).sentence())
                    .isEqualTo("The JVM that ran the contract ended with exit code 137.");
        }
    }

    @Test
    void whatIsToldFatallyNeedsNoWitnessAndEndsTheFork() {
        FakeForks forks = new FakeForks((role, fork, command) ->
                FakeForks.told(false).with("fatal", "true").with("token", "c1.hang"));

        try (Judging judging = judging(forks)) {
            assertThat(judging.judge(ORDERS).token()).isEqualTo("c1.hang");
        }

        assertThat(forks.events()).containsExactly("judge 1 starts", "judge 1 JUDGE", "judge 1 ends");
    }

    @Test
    void everyTokenIsRunByTheWitnessBeforeItIsTold() {
        List<Message> tells = new ArrayList<>();
        FakeForks forks = new FakeForks((role, fork, command) -> switch (command.word()) {
            case JUDGE -> FakeForks.explored("c1.a c1.b");
            case RUN -> ran(command.text("role"), "the same\n");
            default -> {
                tells.add(command);
                yield FakeForks.told(true);
            }
        });

        try (Judging judging = judging(forks)) {
            judging.judge(ORDERS);
        }

        assertThat(forks.events())
                .containsExactly(
                        "judge 1 starts",
                        "judge 1 JUDGE",
                        "judge 1 RUN",
                        "witness 2 starts",
                        "witness 2 RUN",
                        "judge 1 RUN",
                        "witness 2 RUN",
                        "judge 1 TELL",
                        "judge 1 ends",
                        "witness 2 ends");
        assertThat(tells).singleElement().satisfies(tell -> assertThat(tell.fields())
                .doesNotContainKey("token"));
    }

    @Test
    void aWitnessThatMakesNoRunIsNoDifference() {
        List<Message> tells = new ArrayList<>();
        FakeForks forks = new FakeForks((role, fork, command) -> switch (command.word()) {
            case JUDGE -> FakeForks.explored("c1.a c1.b");
            case RUN ->
                role == Role.JUDGE
                        ? ran("judge", "the same\n")
                        : Message.of(Word.PROBLEMS).with("text", "orders.yaml:6:13: 'jdbc:x' cannot be opened\nmore");
            default -> {
                tells.add(command);
                yield FakeForks.told(false);
            }
        });

        try (Judging judging = judging(forks)) {
            judging.judge(ORDERS);
        }

        assertThat(tells).singleElement().satisfies(tell -> assertThat(tell.fields())
                .doesNotContainKey("token")
                .containsEntry("unwitnessed", "orders.yaml:6:13: 'jdbc:x' cannot be opened"));
    }

    @Test
    void aDifferenceIsToldWithItsFirstEventOfBoth() {
        List<Message> tells = new ArrayList<>();
        FakeForks forks = new FakeForks((role, fork, command) -> switch (command.word()) {
            case JUDGE -> FakeForks.explored("c1.a");
            case RUN ->
                ran(command.text("role"), role == Role.JUDGE ? "One\none\nTwo\ntwo\n" : "One\none\nZwei\nzwei\n");
            default -> {
                tells.add(command);
                yield FakeForks.told(false);
            }
        });

        try (Judging judging = judging(forks)) {
            judging.judge(ORDERS);
        }

        assertThat(tells).singleElement().satisfies(tell -> {
            assertThat(tell.text("token")).isEqualTo("c1.a");
            assertThat(tell.text("event")).isEqualTo("1");
            assertThat(tell.text("ours")).isEqualTo("two");
            assertThat(tell.text("theirs")).isEqualTo("zwei");
        });
    }

    @Test
    void aWitnessThatDiesIsADifference() {
        List<Message> tells = new ArrayList<>();
        FakeForks forks = new FakeForks((role, fork, command) -> {
            if (role == Role.WITNESS) {
                throw FakeForks.death("");
            }
            if (command.word() == Word.TELL) {
                tells.add(command);
                return FakeForks.told(false);
            }
            return command.word() == Word.JUDGE ? FakeForks.explored("c1.a") : ran("judge", "one\n");
        });

        try (Judging judging = judging(forks)) {
            judging.judge(ORDERS);
        }

        assertThat(tells).singleElement().satisfies(tell -> assertThat(tell.text("theirs"))
                .isEqualTo("a JVM that ended with exit code 137"));
    }

    @Test
    void aReplayIsWitnessedToo() {
        FakeForks forks = new FakeForks((role, fork, command) -> switch (command.word()) {
            case REPLAY -> FakeForks.told(true);
            case RUN -> ran(command.text("role"), role == Role.JUDGE ? "one\n" : "zwei\n");
            default -> FakeForks.told(false);
        });

        try (Judging judging = judging(forks)) {
            assertThat(judging.replay(ORDERS, "c1.a").outcome()).isEqualTo(Outcome.FAILED);
        }

        assertThat(forks.events()).contains("judge 1 TELL");
    }

    @Test
    void anotherContractsTokenIsPassedOver() {
        FakeForks forks = new FakeForks((role, fork, command) -> Message.of(Word.FOREIGN));

        try (Judging judging = judging(forks)) {
            assertThat(judging.replay(ORDERS, "c1.a").outcome()).isEqualTo(Outcome.PASSED_OVER);
        }
    }

    @Test
    void problemsAndMistakesAreToldApart() {
        FakeForks forks = new FakeForks((role, fork, command) -> Message.of(
                        command.text("file").equals("orders.yaml") ? Word.PROBLEMS : Word.BUG)
                .with("text", "orders.yaml:1:1: empty"));

        try (Judging judging = judging(forks)) {
            assertThat(judging.judge(ORDERS).outcome()).isEqualTo(Outcome.UNREADABLE);
            assertThat(judging.judge(PAYMENTS).outcome()).isEqualTo(Outcome.BUG);
            assertThat(judging.judge(ORDERS).outcome()).isEqualTo(Outcome.UNREADABLE);
        }

        assertThat(forks.events()).containsSubsequence("judge 1 JUDGE", "judge 1 ends", "judge 2 starts");
    }
}
