package io.consumerproof.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.History;
import io.consumerproof.history.RunEvent.Drained;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecondJvmTest {

    private static final Statement STATEMENT = Statement.unfinished(1, "no fault");

    @Test
    void aDifferenceBecomesTheFindingAndNamesBothEvents() {
        Exploration passed = new Exploration("orders", List.of(), null, STATEMENT, List.of());
        Message difference = Message.of(Word.TELL)
                .with("token", "c1.abc")
                .with("event", "1")
                .with("ours", "effect a")
                .with("theirs", "effect b");

        Exploration told = SecondJvm.differs(passed, History.of(new Drained(0), new Drained(1)), difference);

        Finding finding = told.finding();
        assertThat(finding).isNotNull();
        assertThat(finding.kind()).isEqualTo(Finding.Kind.NONDETERMINISM);
        assertThat(finding.token()).isEqualTo("c1.abc");
        assertThat(finding.violation().sentence())
                .isEqualTo("The same schedule gave another history in a second JVM: event 1 is 'effect a' in one and"
                        + " 'effect b' in the other.");
        assertThat(finding.violation().marks()).containsExactly(1);
    }

    @Test
    void aHistoryThatIsLongerElsewhereIsMarkedAtItsLastEvent() {
        Exploration passed = new Exploration("orders", List.of(), null, STATEMENT, List.of());
        Message difference = Message.of(Word.TELL).with("token", "c1.abc").with("event", "2");

        Exploration told = SecondJvm.differs(passed, History.of(new Drained(0), new Drained(1)), difference);

        assertThat(told.finding()).isNotNull();
        assertThat(told.finding().violation().marks()).containsExactly(1);
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
