package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What the goal's settings say about every search; null leaves it to the contract.
 *
 * @param budget time for random runs beyond the bound
 * @param limit time for the bound
 * @param seed of the random part
 */
record SearchLimits(@Nullable Duration budget, @Nullable Duration limit, @Nullable Long seed) {

    Message addTo(Message command) {
        Message more = command;
        more = budget == null ? more : more.with("budget", Long.toString(budget.toMillis()));
        more = limit == null ? more : more.with("limit", Long.toString(limit.toMillis()));
        return seed == null ? more : more.with("seed", seed.toString());
    }
}
