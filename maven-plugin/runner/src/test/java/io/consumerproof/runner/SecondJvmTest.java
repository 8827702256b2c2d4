package io.consumerproof.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Statement;
import io.consumerproof.junit.culprit.Comparison;
import io.consumerproof.junit.culprit.Comparisons;
import io.consumerproof.junit.culprit.Difference;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecondJvmTest {

    private static final Statement STATEMENT = Statement.unfinished(1, "no fault");

    @Test
    void whatWasComparedArrivesAsItWasTold() {
        Comparisons compared =
                Comparisons.of(Comparison.SAME).startedAlike(Comparison.SAME).otherOrder(Comparison.DIFFERENT);
        Difference first =
                new Difference(1, "a", "b", "table 't' holds 'n=1' in one and no such row in the other", "Leave it.");

        Message tell = Message.parse(
                SecondJvm.tell(Message.of(Word.TELL), "c1.abc", first, compared).line());

        assertThat(tell.text("token")).isEqualTo("c1.abc");
        assertThat(SecondJvm.difference(tell)).isEqualTo(first);
        assertThat(SecondJvm.comparisons(tell)).isEqualTo(compared);
    }

    @Test
    void aDifferenceThatDidNotComeBackIsNone() {
        Message tell = SecondJvm.tell(Message.of(Word.TELL), "c1.abc", null, Comparisons.of(Comparison.SAME));

        assertThat(SecondJvm.difference(tell)).isNull();
    }

    @Test
    void aJvmThatMakesNoRunLeavesItUndecided() {
        Exploration passed = new Exploration("orders", List.of(), null, STATEMENT, List.of());

        Exploration told = SecondJvm.silent(passed, "orders.yaml:6:13: 'jdbc:x' cannot be opened");

        assertThat(told.passed()).isFalse();
        assertThat(told.finding()).isNull();
        assertThat(told.problems())
                .containsExactly("undecided: a second JVM cannot repeat its runs: orders.yaml:6:13: 'jdbc:x' cannot be"
                        + " opened; let two JVMs read the contract at once, each with a world of its own");
    }

    @Test
    void bothDirectionsOfIterationHaveAFingerprint() {
        assertThat(Fingerprint.ofThisJvm()).isIn("ab", "ba");
    }
}
