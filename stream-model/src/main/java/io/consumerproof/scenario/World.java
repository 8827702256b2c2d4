package io.consumerproof.scenario;

import java.time.Clock;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** What a run offers to user code besides records: virtual time, repeatable randomness, the log and the points of its sinks. */
public interface World {

    /** The run's virtual time; it starts at 2030-01-01T00:00:00Z. */
    Clock clock();

    /** Numbers that are the same in every run of one schedule. */
    RandomGenerator random();

    /** Ids that are fresh in a run and the same in every run of one schedule. */
    Supplier<UUID> ids();

    /** Appends to the log. */
    Sender sender();

    /** Where sinks report what they are about to do and have done. */
    EffectPoints points();
}
