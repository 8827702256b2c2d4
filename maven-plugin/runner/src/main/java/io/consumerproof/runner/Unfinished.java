package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Statement;
import io.consumerproof.junit.contract.Contract;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known where no search has come to its end: a finding has ended it, or only one run was made. */
final class Unfinished {

    private Unfinished() {}

    static Exploration exploration(Contract contract, @Nullable Finding finding) {
        String bound = contract.experiment().faults().toString();
        Statement statement = Statement.unfinished(finding == null ? 1 : finding.run(), bound);
        return new Exploration(contract.name(), List.of(), finding, statement, List.of());
    }
}
