package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.explore.Experiment;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counted faults and pinned ones. */
class FaultsSectionTest {

    @TempDir
    Path folder;

    @Test
    void countsAreTheMostOfEachKindAndTwoTogetherUnlessSaid() {
        assertThat(experiment("faults: {stall: 1, commit-lost: 2}").faults())
                .isEqualTo(FaultBudget.NONE
                        .with(FaultKind.STALL, 1)
                        .with(FaultKind.COMMIT_LOST, 2)
                        .together(2));
    }

    @Test
    void anEmptyMappingIsNoFaultAtAll() {
        assertThat(experiment("faults: {}").faults().total()).isZero();
    }

    @Test
    void noFaultTogetherIsRefused() {
        assertThatThrownBy(() -> experiment("faults: {crash: 1, together: 0}"))
                .hasMessageContaining("'together' is 0, allowed is a whole number from 1 to 100");
        assertThat(experiment("faults: {crash: 0, together: 1}").faults().total())
                .isZero();
    }

    @Test
    void aListPinsFaultsAndPlacesNoOthers() {
        Experiment experiment =
                experiment("faults: [{crash: after-effect, record: orders-0@1}, {stall: before-handling,"
                        + " member: member-2}, {crash: before-commit, member: 1}, rebalance]");
        assertThat(experiment.faults()).isEqualTo(FaultBudget.NONE);
        assertThat(experiment.pinned())
                .containsExactly(
                        new PinnedFault(
                                FaultKind.CRASH,
                                Point.AFTER_EFFECT,
                                new RecordId(new TopicPartition("orders", 0), 1),
                                null,
                                null),
                        new PinnedFault(FaultKind.STALL, Point.BEFORE_HANDLING, null, 2, null),
                        new PinnedFault(FaultKind.CRASH, Point.BEFORE_COMMIT, null, 1, null),
                        new PinnedFault(FaultKind.REBALANCE, null, null, null, null));
    }

    private Experiment experiment(String section) {
        return new TemporaryContract(folder).readSections(section).experiment();
    }
}
