package io.consumerproof.junit.contract;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.PinnedFault;
import java.util.List;

/** How many faults the search may place, and those that always strike. */
record Faults(FaultBudget budget, List<PinnedFault> pinned) {}
