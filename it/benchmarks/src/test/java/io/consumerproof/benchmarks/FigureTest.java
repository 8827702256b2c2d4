package io.consumerproof.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.benchmarks.Figure.Goal;
import org.junit.jupiter.api.Test;

class FigureTest {

    @Test
    void aRowHasAsManyCellsAsTheHeading() {
        assertThat(figure(10, 60, Goal.NONE).row().split(" \\| "))
                .hasSameSizeAs(Figure.HEADING.split(" \\| "))
                .containsExactly("billing", "10.0", "runs/s", "loop (60.0)", "0.167", "none");
    }

    @Test
    void aRatioAtItsBoundReachesIt() {
        assertThat(figure(10, 60, Goal.atLeast(1, 6)).row()).endsWith("at least 1/6: reached");
        assertThat(figure(12, 60, Goal.atMost(1, 5)).row()).endsWith("at most 1/5: reached");
        assertThat(figure(1.05, 1, Goal.atMost(1.05)).row()).endsWith("at most 1.05: reached");
        assertThat(figure(1.8, 2, Goal.atLeast(0.9)).row()).endsWith("at least 0.9: reached");
    }

    @Test
    void aRatioOnTheWrongSideOfItsBoundMissesIt() {
        assertThat(figure(9.9, 60, Goal.atLeast(1, 6)).row()).endsWith("at least 1/6: missed");
        assertThat(figure(12.1, 60, Goal.atMost(1, 5)).row()).endsWith("at most 1/5: missed");
        assertThat(figure(1.06, 1, Goal.atMost(1.05)).row()).endsWith("at most 1.05: missed");
        assertThat(figure(1.79, 2, Goal.atLeast(0.9)).row()).endsWith("at least 0.9: missed");
    }

    @Test
    void smallAmountsKeepThreeDigitsBehindThePointAndLargeAmountsNone() {
        assertThat(figure(1.0194, 1, Goal.NONE).row()).contains("| 1.019 |").contains("loop (1.000)");
        assertThat(figure(53.94, 1, Goal.NONE).row()).contains("| 53.9 |");
        assertThat(figure(1_234_567.8, 1, Goal.NONE).row()).contains("| 1,234,568 |");
    }

    @Test
    void aRatioThatIsAlmostNothingIsSpelledByItsExponent() {
        assertThat(figure(1, 20_000, Goal.NONE).row()).endsWith(" | 5.0e-05 | none");
    }

    private static Figure figure(double value, double peer, Goal goal) {
        return new Figure("billing", value, "runs/s", "loop", peer, goal);
    }
}
