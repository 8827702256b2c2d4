package io.consumerproof.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.check.Violation;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.explore.Regression;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.golden.Golden;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TerminalTest {

    private static String line(long runs, boolean exhaustive, long sampled, long random, String... remarks) {
        return Terminal.line(Samples.passed(Samples.statement(runs, exhaustive, sampled, random, remarks)));
    }

    @Test
    void aSearchThatPassesIsOneLineWithItsCounts() {
        assertThat(line(1_284, true, 0, 0))
                .isEqualTo(
                        "✓ order-projection   1,284 runs: every placement of ≤ 1 crash and ≤ 1 rebalance, members in turn; "
                                + "37 of 37 points struck; 0.2 s\n");
    }

    @Test
    void randomRunsAreToldAsBeyondTheBound() {
        assertThat(line(6_284, true, 0, 5_000))
                .contains(
                        "members in turn; 5,000 runs beyond (random 1,668, priority 1,666, coverage-guided 1,666); 37 of 37");
    }

    @Test
    void aSampleIsCalledOne() {
        assertThat(line(201, false, 200, 0))
                .contains(
                        "201 runs: sampled: fault-free plus 200 sampled placements of ≤ 1 crash and ≤ 1 rebalance, members in turn; ")
                .doesNotContain("every placement");
    }

    @Test
    void anUnfinishedBoundIsNotCalledEveryPlacement() {
        assertThat(line(40, false, 0, 0)).contains("not every placement of ≤ 1 crash");
    }

    @Test
    void remarksFollowOnLinesOfTheirOwn() {
        assertThat(line(1, true, 0, 0, "weaker: class and method, own commit code does not run", "no stall"))
                .endsWith("0.2 s\n    weaker: class and method, own commit code does not run\n    no stall\n");
    }

    @Test
    void whatDoesNotPassHasNoLineAndWhatIsNotFoundNoStory() {
        assertThatThrownBy(() -> Terminal.line(Samples.found(Kind.VIOLATION)))
                .hasMessageContaining("'payment-notifier'");
        Exploration passed = Samples.passed(Samples.statement(1, true, 0, 0));
        assertThatThrownBy(() -> Terminal.story(passed, "")).hasMessageContaining("'order-projection'");
        assertThat(Terminal.found(passed)).isEmpty();
        assertThat(Terminal.problems(passed)).isEmpty();
    }

    @Test
    void everyKindOfFindingHasItsOwnHead() {
        String heads = Arrays.stream(Kind.values())
                .map(kind -> Terminal.story(Samples.found(kind), Samples.COMMAND)
                        .lines()
                        .findFirst()
                        .orElse(""))
                .collect(Collectors.joining("\n", "", "\n"));
        assertThat(heads.lines().distinct())
                .hasSize(Kind.values().length)
                .allMatch(head -> head.startsWith("✗ payment-notifier   "));
        Golden.files("report").holds("heads.txt", heads);
    }

    @Test
    void anAssertionThatFailsWithoutAnyFaultIsToldAsSuch() {
        Finding finding = new Finding(
                Kind.BROKEN_WITHOUT_FAULT,
                Samples.repeated(),
                List.of("same-state", "order-per-key"),
                Samples.mailedTwice(),
                RunPlan.REFERENCE,
                "c1.7fK2",
                1,
                0,
                2,
                false,
                new AssertionError("expected 50"));
        assertThat(Terminal.story(Samples.found(finding), ""))
                .startsWith(
                        "✗ payment-notifier   fails without any fault   (no fault, 2 records; also same-state, order-per-key)\n");
        assertThat(Terminal.found(Samples.found(finding))).isEqualTo("  found in run 1 of 41; 0.2 s\n");
    }

    @Test
    void howTheSearchCameToItIsNoPartOfTheStory() {
        Exploration found = Samples.found(Kind.VIOLATION);
        assertThat(Terminal.found(found)).isEqualTo("  found in run 12 of 41, shrunk to 1 fault and 1 record; 0.2 s\n");
        String story = Terminal.story(found, Samples.COMMAND);
        assertThat(story).doesNotContain("run 12").endsWith("  Replay mvn verify -Dconsumerproof.token=c1.7fK2\n");
        assertThat((story + Terminal.found(found)).lines().count()).isLessThanOrEqualTo(15);
    }

    @Test
    void theLineThatKeepsARunCanBePastedAndIsNoPartOfTheStory() {
        Exploration found = Samples.found(Kind.VIOLATION);
        assertThat(Terminal.keep(found, "mail.regressions.yaml"))
                .isEqualTo("  Keep   add to mail.regressions.yaml: - {token: c1.7fK2, check: no-duplicate-effect}\n");
        assertThat(Terminal.story(found, Samples.COMMAND)).doesNotContain("Keep");
        assertThat(Terminal.keep(Samples.found(Kind.BROKEN_WITHOUT_FAULT), "mail.regressions.yaml"))
                .isEmpty();
        assertThat(Terminal.keep(Samples.passed(Samples.statement(1, true, 0, 0)), "mail.regressions.yaml"))
                .isEmpty();
    }

    @Test
    void whatAKeptRunShowsIsFoundAgain() {
        Regression kept = new Regression("c1.V-xWktvSAgEIAT-tBAEAeA", "no-duplicate-effect", "mail.regressions.yaml:2");
        Finding again = Samples.finding(Kind.VIOLATION, Samples.mailedTwice(), Samples.repeated())
                .again(kept);
        assertThat(Terminal.found(Samples.found(again)))
                .isEqualTo(
                        "  found again by mail.regressions.yaml:2 (no-duplicate-effect), in run 12 of 41, shrunk to 1"
                                + " fault and 1 record; 0.2 s\n");
        assertThat(Terminal.keep(Samples.found(again), "mail.regressions.yaml")).isEmpty();
    }

    @Test
    void aReplayTellsTheSameStoryByteForByte() {
        Exploration found = Samples.found(Kind.VIOLATION);
        Finding finding = found.finding();
        Finding again = new Finding(
                Kind.VIOLATION,
                Samples.repeated(),
                List.of(),
                Samples.mailedTwice(),
                RunPlan.REFERENCE,
                "",
                1,
                1,
                1,
                false,
                null);
        assertThat(finding).isNotNull();
        Replay replay = new Replay(again, again.history(), null, List.of());
        assertThat(Terminal.replay(replay, found.name(), Samples.COMMAND, "c1.7fK2"))
                .isEqualTo(Terminal.story(found, Samples.COMMAND));
    }

    @Test
    void whatTheToldRunDoesWithoutIsSaidBeforeItsLastLine() {
        Finding finding = Samples.trimmed("needs only 1 of the 2 members of billing");
        Exploration found = Samples.found(finding);
        String story = Terminal.story(found, Samples.COMMAND);
        assertThat(story).contains("  Note   needs only 1 of the 2 members of billing\n  Replay mvn verify");
        Replay replay = new Replay(finding, finding.history(), null, List.of());
        assertThat(Terminal.replay(replay, found.name(), Samples.COMMAND, "c1.7fK2"))
                .isEqualTo(story);
    }

    @Test
    void aReplayThatWentAnotherWaySaysSoBeforeItsLastLine() {
        Finding finding = Samples.finding(Kind.VIOLATION, Samples.mailedTwice(), Samples.repeated());
        Replay replay =
                new Replay(finding, finding.history(), "diverged at choice 12: no such point", List.of("code changed"));
        String story = Terminal.replay(replay, "payment-notifier", Samples.COMMAND, "c1.7fK2");
        assertThat(story)
                .contains("  Note   diverged at choice 12: no such point\n  Note   code changed\n  Replay mvn verify");
        assertThat(story.lines().count()).isLessThanOrEqualTo(Story.MOST_LINES);
    }

    @Test
    void aRepairedConsumerIsNoLongerViolated() {
        Replay repaired = new Replay(
                null,
                Samples.mailedTwice(),
                "diverged at choice 12: after-effect is gone",
                List.of("the code has changed"));
        assertThat(Terminal.replay(repaired, "payment-notifier", Samples.COMMAND, "c1.7fK2"))
                .isEqualTo("✓ payment-notifier   no longer violated (diverged at choice 12: after-effect is gone)\n"
                        + "    the code has changed\n");
        Replay same = new Replay(null, Samples.mailedTwice(), null, List.of());
        assertThat(Terminal.replay(same, "payment-notifier", Samples.COMMAND, "c1.7fK2"))
                .isEqualTo("✓ payment-notifier   no longer violated (the same choices, nothing found)\n");
    }

    @Test
    void aVacuousCheckSaysHowToAllowIt() {
        String text = Terminal.problems(Samples.notPassed(
                Outcome.VACUOUS,
                "no record always fails",
                "check 'poison-contained' has nothing to judge: no record always fails"));
        Golden.files("report").holds("vacuous.txt", text);
        assertThat(text).contains("to allow it: {poison-contained: {vacuous: allowed}}");
        String said = "check 'poison-contained' is vacuous; write {poison-contained: {vacuous: allowed}}";
        assertThat(Terminal.problems(Samples.notPassed(Outcome.VACUOUS, null, said)))
                .containsOnlyOnce("vacuous: allowed");
    }

    @Test
    void anUndecidedBoundSaysSoInItsFirstLine() {
        String text = Terminal.problems(Samples.notPassed(
                Outcome.UNDECIDED, null, "undecided: the limit of 120 s ended the search; raise search.limit"));
        assertThat(text)
                .startsWith("✗ retry-policy   undecided: the limit of 120 s ended the search; raise search.limit\n");
    }

    @Test
    void verdictsTellWhatWasJudged() {
        Golden.files("report")
                .holds("verdicts.txt", Terminal.verdicts(Samples.passed(Samples.statement(1, true, 0, 0))));
    }

    @Test
    void nothingClaimsMoreThanWasTried() {
        Violation bare = new Violation("error", "", "", "", List.of(), List.of());
        StringBuilder all = new StringBuilder();
        for (Kind kind : Kind.values()) {
            all.append(Terminal.story(Samples.found(Samples.finding(kind, Samples.mailedTwice(), bare)), ""));
        }
        Samples.all().forEach(each -> all.append(Terminal.verdicts(each)).append(Terminal.tried(each.statement())));
        assertThat(all.toString()).doesNotContainIgnoringCase("proved").doesNotContainIgnoringCase("exactly");
    }
}
