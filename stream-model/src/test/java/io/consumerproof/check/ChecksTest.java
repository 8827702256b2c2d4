package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ChecksTest {

    static List<Check> all() {
        return Checks.all();
    }

    @Test
    void theCatalogueIsInTheOrderOfTheContractsAndComplete() {
        assertThat(Checks.all().stream().map(Check::name))
                .containsExactly(
                        "no-lost-effect",
                        "no-duplicate-effect",
                        "same-state",
                        "order-per-key",
                        "no-stale-overwrite",
                        "no-zombie-effect",
                        "commit-not-past-unfinished",
                        "finished-work-committed",
                        "commit-monotonic",
                        "poison-contained",
                        "attempts-bounded",
                        "conflicting-identity-rejected",
                        "lag-drains",
                        "replay-safe",
                        "deterministic");
    }

    @Test
    void aNameMayStandForSeveralChecks() {
        assertThat(names("idempotency")).containsExactly("no-duplicate-effect", "same-state");
        assertThat(names("ordering")).containsExactly("order-per-key", "no-stale-overwrite");
        assertThat(names("lag-drains")).containsExactly("lag-drains");
        assertThat(names("lag-drain")).isEmpty();
    }

    @Test
    void allSpellingsAreSortedAndDistinct() {
        assertThat(Checks.spellings()).hasSize(17).isSorted().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("all")
    void aCheckHasAPromiseAndATestClass(Check check) throws ClassNotFoundException {
        assertThat(check.promise()).isNotBlank().doesNotEndWith(".");
        String test = check.getClass().getName() + "Test";
        assertThat(Class.forName(test).getDeclaredMethods()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void aCheckIsSpelledAsItsClass(Check check) {
        String spelled = check.getClass().getSimpleName().replaceAll("(?<=.)([A-Z])", "-$1");
        assertThat(check.name()).isEqualTo(spelled.toLowerCase(java.util.Locale.ROOT));
    }

    @ParameterizedTest
    @MethodSource("all")
    void aHistoryWithoutEventsIsNothingToJudge(Check check) {
        HistoryDraft empty = new HistoryDraft();
        new Judging(check).of(empty, empty).isVacuous();
    }

    private static List<String> names(String name) {
        return Checks.named(name).stream().map(Check::name).toList();
    }
}
