package io.consumerproof.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OffsetResetTest {

    @ParameterizedTest
    @CsvSource({"PT0S,0ms", "PT0.25S,250ms", "PT90S,90s", "PT1M,1m", "PT25H,25h", "P2D,2d"})
    void isSpelledAsContractsSpellIt(Duration back, String spelling) {
        assertThat(OffsetReset.byDuration(back)).hasToString("by-duration " + spelling);
    }
}
