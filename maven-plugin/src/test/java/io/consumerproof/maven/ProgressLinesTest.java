package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressLinesTest {

    private final List<String> lines = new ArrayList<>();
    private long seconds;
    private final ProgressLines progress = new ProgressLines(lines::add, () -> TimeUnit.SECONDS.toNanos(seconds));

    private void beat(int judge, long runs) {
        progress.saw(judge, Message.of(Word.BEAT).with("runs", Long.toString(runs)));
    }

    @Test
    void aSearchSaysHowFarItIsAfterTwoSecondsAndThenEverMoreSeldom() {
        progress.begin("orders.yaml");
        for (seconds = 0; seconds <= 16; seconds++) {
            beat(1, 1000 * seconds);
        }
        assertThat(lines)
                .containsExactly(
                        "… orders.yaml   2,000 runs so far; 2 s",
                        "… orders.yaml   4,000 runs so far; 4 s",
                        "… orders.yaml   8,000 runs so far; 8 s",
                        "… orders.yaml   16,000 runs so far; 16 s");
    }

    @Test
    void theRunsOfAllForksAddUpAndTheNextContractBeginsAnew() {
        progress.begin("orders.yaml");
        seconds = 3;
        progress.saw(1, Message.of(Word.SHARED));
        beat(1, 10);
        progress.begin("payments.yaml");
        beat(1, 500);
        seconds = 6;
        beat(2, 700);
        assertThat(lines)
                .containsExactly(
                        "… orders.yaml   10 runs so far; 3 s", "… payments.yaml   1,200 runs so far in 2 forks; 3 s");
    }
}
