package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Statement;
import io.consumerproof.junit.contract.Contract;
import java.util.List;

/** A search that its own finding ended. */
final class Unfinished {

    private Unfinished() {}

    static Exploration exploration(Contract contract, Finding finding) {
        String bound = contract.experiment().faults().toString();
        Statement statement = new Statement(
                finding.run(), bound, false, 0, 0, 0, 0, 0, List.of("the search ended with its JVM"));
        return new Exploration(contract.name(), List.of(), finding, statement, List.of());
    }
}
