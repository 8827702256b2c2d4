package io.consumerproof.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FitTest {

    private static final double[] SIZES = {1, 2, 4, 8, 16};

    @Test
    void whatIsLinearHasTheExponentOne() {
        assertThat(exponent(7, 1)).isCloseTo(1, within(1e-9));
    }

    @Test
    void whatIsQuadraticHasTheExponentTwo() {
        assertThat(exponent(0.001, 2)).isCloseTo(2, within(1e-9));
    }

    @Test
    void whatDoesNotGrowHasTheExponentZero() {
        assertThat(exponent(5, 0)).isCloseTo(0, within(1e-9));
    }

    @Test
    void whatIsLinearWithAFactorForTheLogarithmIsMoreThanLinear() {
        double[] times =
                Arrays.stream(SIZES).map(size -> size * (1 + Math.log(size))).toArray();
        assertThat(Fit.exponent(SIZES, times)).isBetween(1.1, 1.9);
    }

    @Test
    void twoTimesThatAreOffByAsMuchInBothDirectionsDoNotMoveTheExponentOfTwoOthers() {
        // The slope of least squares over -1, 0, 0, 1 does not depend on what the middle two are off by.
        double[] sizes = {1 / Math.E, 1, 1, Math.E};
        double[] times = {1 / Math.E, 3, 1.0 / 3, Math.E};
        assertThat(Fit.exponent(sizes, times)).isCloseTo(1, within(1e-9));
    }

    @Test
    void aFitNeedsTwoDifferentSizesAndATimeForEach() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fit.exponent(new double[] {1}, new double[] {1}))
                .withMessage("1 sizes and 1 times");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fit.exponent(SIZES, new double[] {1, 2}))
                .withMessage("5 sizes and 2 times");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fit.exponent(new double[] {3, 3}, new double[] {1, 2}))
                .withMessage("all sizes are 3.0");
    }

    @Test
    void aTimeOfNothingIsNoTime() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fit.exponent(new double[] {1, 2}, new double[] {0, 1}))
                .withMessage("there is no logarithm of 0.0");
    }

    private static double exponent(double factor, double power) {
        return Fit.exponent(
                SIZES,
                Arrays.stream(SIZES).map(size -> factor * Math.pow(size, power)).toArray());
    }
}
