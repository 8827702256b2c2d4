package io.consumerproof.maven;

import io.consumerproof.explore.Shard;
import io.consumerproof.runner.Message;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the goal says about every search; null leaves it to the contract.
 *
 * @param budget time for runs beyond the bound
 * @param limit time for the bound
 * @param seed of the random part
 * @param shard which part of every search
 * @param judged where the tests note what they have judged, so that it is not judged again
 * @param buildStart older notes do not count
 */
record SearchLimits(
        @Nullable Duration budget,
        @Nullable Duration limit,
        @Nullable Long seed,
        Shard shard,
        Path judged,
        Instant buildStart) {

    Message addTo(Message command) {
        Message more =
                command.with("judged", judged.toString()).with("build-start", Long.toString(buildStart.toEpochMilli()));
        more = shard.equals(Shard.WHOLE) ? more : more.with("shard", shard.toString());
        more = budget == null ? more : more.with("budget", Long.toString(budget.toMillis()));
        more = limit == null ? more : more.with("limit", Long.toString(limit.toMillis()));
        return seed == null ? more : more.with("seed", seed.toString());
    }
}
