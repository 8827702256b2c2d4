package io.consumerproof.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Unmodeled;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FaultOptionTest {

    private static List<FaultOption> of(FaultKind kind) {
        return Arrays.stream(FaultOption.values())
                .filter(each -> each.kind() == kind)
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void everyKindCanStrikeSomewhereOrIsListedAsUnmodelled(FaultKind kind) {
        assertThat(of(kind).isEmpty())
                .isEqualTo(Unmodeled.spelled("faults." + kind).isPresent());
        assertThat(of(kind)).allSatisfy(option -> assertThat(Point.values()).anyMatch(option::mayStrikeAt));
    }

    @ParameterizedTest
    @EnumSource
    void theVariantsOfAKindAreSpelledDifferently(FaultKind kind) {
        List<String> spellings = of(kind).stream().map(FaultOption::spelling).toList();
        assertThat(spellings).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void everyKindNamesItsSentenceAndSource(FaultKind kind) {
        assertThat(kind.sentence()).isNotBlank();
        assertThat(kind.source()).isNotBlank();
    }

    @Test
    void everyPointOfAMembersLifeCanBeStruck() {
        List<Point> quiet = new ArrayList<>(List.of(Point.values()));
        quiet.removeIf(point -> Arrays.stream(FaultOption.values()).anyMatch(each -> each.mayStrikeAt(point)));
        assertThat(quiet).isEmpty();
    }

    @Test
    void sqlPointsOnlyCrashOrFail() {
        for (Point point : List.of(
                Point.BEFORE_STATEMENT, Point.AFTER_STATEMENT, Point.BEFORE_SQL_COMMIT, Point.AFTER_SQL_COMMIT)) {
            assertThat(FaultOption.values())
                    .filteredOn(each -> each.mayStrikeAt(point))
                    .extracting(FaultOption::kind)
                    .isSubsetOf(FaultKind.CRASH, FaultKind.EFFECT_FAILURE);
        }
    }
}
