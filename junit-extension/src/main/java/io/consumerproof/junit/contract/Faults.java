package io.consumerproof.junit.contract;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** How many faults the search may place, and those that always strike. */
record Faults(FaultBudget budget, List<PinnedFault> pinned) {

    /** The kinds that can strike. */
    Set<FaultKind> kinds() {
        EnumSet<FaultKind> kinds = EnumSet.noneOf(FaultKind.class);
        kinds.addAll(budget.most().keySet());
        pinned.forEach(each -> kinds.add(each.kind()));
        return kinds;
    }
}
