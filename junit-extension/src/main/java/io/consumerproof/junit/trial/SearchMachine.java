package io.consumerproof.junit.trial;

import io.consumerproof.explore.Budget;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Progress;
import io.consumerproof.explore.Replay;

/** What a trial needs of an explorer; the tests of the watchdog put a machine of their own in its place. */
interface SearchMachine {

    Exploration explore();

    Replay replay(String token);

    Progress progress();

    /** Builds the machine of one trial. */
    @FunctionalInterface
    interface Builder {
        SearchMachine build(Experiment experiment, Budget budget);
    }

    /** The explorer itself. */
    static SearchMachine exploring(Experiment experiment, Budget budget) {
        Explorer explorer = new Explorer(experiment, budget);
        return new SearchMachine() {
            @Override
            public Exploration explore() {
                return explorer.explore();
            }

            @Override
            public Replay replay(String token) {
                return explorer.replay(token);
            }

            @Override
            public Progress progress() {
                return explorer.progress();
            }
        };
    }
}
