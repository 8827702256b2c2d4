package io.consumerproof.benchmarks;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Search;
import io.consumerproof.junit.contract.Contract;
import io.consumerproof.junit.contract.ContractReader;
import io.consumerproof.junit.contract.Contracts;
import io.consumerproof.scenario.FaultBudget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The contracts of the quickstart; its classes are compiled into this module. */
final class Quickstart {

    private static final Path FOLDER = Path.of("../quickstart/src");

    private Quickstart() {}

    /** The one of this file name. */
    static Contract contract(String file) {
        return read(FOLDER.resolve("test/contracts").resolve(file));
    }

    /** The files of those that are broken, sorted. */
    static List<Path> broken() {
        return Contracts.under(FOLDER.resolve("broken/contracts"), List.of(), List.of());
    }

    static Contract read(Path file) {
        return ContractReader.read(file, Quickstart.class.getClassLoader());
    }

    /** The same experiment with these faults, searched within their bound only. */
    static Experiment within(Experiment experiment, FaultBudget faults) {
        Search search = experiment.search().budget(Duration.ZERO).gaps(false).switches(false);
        return new Experiment(
                experiment.name(),
                experiment.identity(),
                experiment.program(),
                faults,
                experiment.pinned(),
                experiment.promises(),
                experiment.event(),
                search,
                experiment.trims(),
                experiment.remarks());
    }
}
