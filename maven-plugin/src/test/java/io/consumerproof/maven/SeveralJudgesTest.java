package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Told.Outcome;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One search in several forks. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class SeveralJudgesTest {

    private static final Path ORDERS = Path.of("orders.yaml");
    private static final Path PAYMENTS = Path.of("payments.yaml");

    private final List<Message> commands = Collections.synchronizedList(new ArrayList<>());

    private static Judging judging(Forks forks, int judges) {
        return new Judging(forks, judges, null, "mvn verify -Dconsumerproof.token=", (judge, note) -> {});
    }

    private FakeForks answering(FakeForks.Answers searching) {
        return new FakeForks((role, fork, command) -> {
            commands.add(command);
            return command.word() == Word.JUDGE ? searching.answer(role, fork, command) : FakeForks.told(true);
        });
    }

    private static Message explored(Message command, String found) {
        String fork = command.text("fork");
        return FakeForks.explored("").with("found", found).with("part", "part of fork " + fork);
    }

    private Message tell() {
        return commands.stream()
                .filter(each -> each.word() == Word.TELL)
                .reduce((one, other) -> other)
                .orElseThrow();
    }

    @Test
    void whatIsSoonSearchedStartsOneFork() {
        FakeForks forks = answering((role, fork, command) -> explored(command, ""));

        try (Judging judging = judging(forks, 4)) {
            assertThat(judging.judge(ORDERS).outcome()).isEqualTo(Outcome.PASSED);
        }

        assertThat(forks.events()).containsExactly("judge 1 starts", "judge 1 JUDGE", "judge 1 TELL", "judge 1 ends");
    }

    @Test
    void whatTakesLongIsSharedAndToldOnceInForksThatStay() {
        FakeForks forks =
                answering((role, fork, command) -> explored(command, "")).sharing();

        try (Judging judging = judging(forks, 3)) {
            judging.judge(ORDERS);
            judging.judge(PAYMENTS);
        }

        assertThat(forks.events().stream().filter(each -> each.endsWith(" starts")))
                .hasSize(3);
        assertThat(commands.stream()
                        .filter(each -> each.word() == Word.JUDGE)
                        .map(each -> each.text("file") + " " + each.text("fork") + "/" + each.text("forks")))
                .containsExactlyInAnyOrder(
                        "orders.yaml 1/3",
                        "orders.yaml 2/3",
                        "orders.yaml 3/3",
                        "payments.yaml 1/3",
                        "payments.yaml 2/3",
                        "payments.yaml 3/3");
        assertThat(commands.stream().filter(each -> each.word() == Word.TELL)).hasSize(2);
        assertThat(tell().fields())
                .containsEntry("part-2", "part of fork 2")
                .containsEntry("part-3", "part of fork 3")
                .doesNotContainKeys("part-1", "missing");
    }

    @Test
    void theFirstFindingInTheOrderOfTheSearchIsToldByTheForkThatHasIt() {
        FakeForks forks = answering((role, fork, command) ->
                        explored(command, command.text("fork").equals("1") ? "5.3.1" : "4.9.2"))
                .sharing();

        try (Judging judging = judging(forks, 2)) {
            judging.judge(ORDERS);
        }

        assertThat(tell().fields()).containsEntry("part-1", "part of fork 1").doesNotContainKey("part-2");
        assertThat(forks.events()).contains("judge 2 TELL").doesNotContain("judge 1 TELL");
    }

    @Test
    void aForkThatIsStillSearchingLearnsWhatAnotherHasFound() {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch found = new CountDownLatch(1);
        FakeForks forks = answering((role, fork, command) -> {
                    if (command.text("fork").equals("2")) {
                        asked.countDown();
                        await(found);
                        return explored(command, "");
                    }
                    await(asked);
                    found.countDown();
                    return explored(command, "5.3.1");
                })
                .sharing();

        try (Judging judging = judging(forks, 2)) {
            judging.judge(ORDERS);
        }

        assertThat(tell().fields()).containsKey("part-2");
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException cancelled) {
            throw new IllegalStateException(cancelled);
        }
    }

    @Test
    void aForkThatDiesOnceLosesItsPartAndNoOther() {
        FakeForks forks = answering((role, fork, command) -> {
                    if (command.text("fork").equals("2") && !command.is("trace")) {
                        throw FakeForks.death("");
                    }
                    return explored(command, "");
                })
                .sharing();

        try (Judging judging = judging(forks, 3)) {
            judging.judge(ORDERS);
            judging.judge(PAYMENTS);
        }

        assertThat(tell().fields())
                .containsEntry(
                        "missing", "undecided: fork 2 ended with exit code 137, its part of the search is missing")
                .containsEntry("part-3", "part of fork 3")
                .doesNotContainKey("part-2");
    }

    @Test
    void aForkThatDiesAgainIsToldWithItsPlace() {
        FakeForks forks = answering((role, fork, command) -> {
                    if (command.text("fork").equals("2")) {
                        throw FakeForks.death(command.is("trace") ? "run 3 at orders-0@1" : "");
                    }
                    return explored(command, "");
                })
                .sharing();

        try (Judging judging = judging(forks, 2)) {
            assertThat(judging.judge(ORDERS).sentence())
                    .isEqualTo("The JVM that ran the contract ended with exit code 137 in run 3 at orders-0@1.");
        }
    }

    @Test
    void whatAForkTellsFatallyIsTold() {
        FakeForks forks = answering(
                        (role, fork, command) -> command.text("fork").equals("2")
                                ? FakeForks.told(false).with("fatal", "true").with("token", "c1.hang")
                                : explored(command, ""))
                .sharing();

        try (Judging judging = judging(forks, 2)) {
            assertThat(judging.judge(ORDERS).token()).isEqualTo("c1.hang");
        }

        assertThat(forks.events()).containsSubsequence("judge 2 JUDGE", "judge 2 ends");
    }
}
