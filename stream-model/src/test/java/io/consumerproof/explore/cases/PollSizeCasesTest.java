package io.consumerproof.explore.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultKind;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What shows only where a poll returns less than there is, which no event tells. */
final class PollSizeCasesTest {

    private static Study batches(int atLeast) {
        return Study.orders(1)
                .record(0, "o-1", "created")
                .record(0, "o-1", "paid")
                .withoutRestart()
                .withSwitches()
                .consumer(each -> each.members(1).commit(CommitMode.AFTER_BATCH), outside -> (Batch) poll -> {
                    if (poll.size() >= atLeast) {
                        poll.forEach(each -> outside.absorber()
                                .put(
                                        "" + each.record().value(),
                                        "" + each.record().key()));
                    }
                });
    }

    @Test
    void aBatchThatIsSmallerThanUsualIsLostAndTheNoteTellsOfThePoll() {
        Finding finding = Objects.requireNonNull(batches(2)
                .explore(Study.only(FaultKind.CRASH, 1), "no-lost-effect")
                .finding());
        assertThat(finding.faults()).isZero();
        assertThat(finding.note()).isEqualTo("a poll of member-1 returns one record, not all there is");
    }

    @Test
    void aBatchOfAnySizeIsFine() {
        Exploration exploration = batches(1).explore(Study.only(FaultKind.CRASH, 1), "no-lost-effect");
        assertThat(exploration.passed()).isTrue();
    }
}
