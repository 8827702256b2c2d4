package io.consumerproof.simulation;

import io.consumerproof.history.RecordId;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.PinnedFault;
import java.util.List;
import java.util.SortedSet;

/**
 * What shapes a run besides its choices.
 *
 * @param faults how many faults may be chosen
 * @param pinned faults that strike without being chosen
 * @param omitted ordinals of appended records that are left out
 * @param excluded records that are in the log but that no member reads: how a reference run leaves out what another run gave up
 */
public record RunSettings(
        FaultBudget faults, List<PinnedFault> pinned, List<Integer> omitted, SortedSet<RecordId> excluded) {}
