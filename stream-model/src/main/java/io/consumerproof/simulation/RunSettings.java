package io.consumerproof.simulation;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Trims;
import java.util.List;

/**
 * What shapes a run besides its choices.
 *
 * @param faults how many faults may be chosen
 * @param pinned faults that strike without being chosen
 * @param trims what is left out of what the program declares
 * @param excluded what members do not read
 * @param gaps whether it is a choice, the first of the run, that the log has gaps
 * @param reference whether other runs are judged by it
 * @param spacing how the records lie
 */
public record RunSettings(
        Allowance faults,
        List<PinnedFault> pinned,
        Trims trims,
        Exclusions excluded,
        boolean gaps,
        boolean reference,
        Spacing spacing) {

    /** No reference, and without a choice of gaps. */
    public RunSettings(FaultBudget faults, List<PinnedFault> pinned, Trims trims, Exclusions excluded) {
        this(Allowance.of(faults), pinned, trims, excluded, false, false, Spacing.DECLARED);
    }
}
