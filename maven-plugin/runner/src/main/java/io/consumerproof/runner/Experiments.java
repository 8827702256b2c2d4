package io.consumerproof.runner;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Search;
import io.consumerproof.scenario.Program;

/** Experiments that differ from others in one thing. */
final class Experiments {

    private Experiments() {}

    static Experiment with(Experiment experiment, Search search) {
        return with(experiment, experiment.program(), search);
    }

    static Experiment with(Experiment experiment, Program program) {
        return with(experiment, program, experiment.search());
    }

    private static Experiment with(Experiment experiment, Program program, Search search) {
        return new Experiment(
                experiment.name(),
                experiment.identity(),
                program,
                experiment.faults(),
                experiment.pinned(),
                experiment.promises(),
                experiment.eventId(),
                search,
                experiment.trims(),
                experiment.remarks());
    }
}
