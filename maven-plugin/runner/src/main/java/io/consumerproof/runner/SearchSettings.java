package io.consumerproof.runner;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Search;
import java.time.Duration;

/**
 * What the goal's own settings make of a contract's search.
 *
 * @param budgetMillis time for runs beyond the bound; empty: the contract's
 * @param limitMillis time for the bound; empty: the contract's
 * @param seed of the random part; empty: the contract's
 */
record SearchSettings(String budgetMillis, String limitMillis, String seed) {

    static SearchSettings of(Message command) {
        return new SearchSettings(command.text("budget"), command.text("limit"), command.text("seed"));
    }

    Experiment applyTo(Experiment experiment) {
        Search search = experiment.search();
        search = budgetMillis.isEmpty() ? search : search.budget(Duration.ofMillis(Long.parseLong(budgetMillis)));
        search = limitMillis.isEmpty() ? search : search.limit(Duration.ofMillis(Long.parseLong(limitMillis)));
        search = seed.isEmpty() ? search : search.seed(Long.parseLong(seed));
        return experiment.search(search);
    }
}
