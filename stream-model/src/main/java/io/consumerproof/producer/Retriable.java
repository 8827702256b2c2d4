package io.consumerproof.producer;

import io.consumerproof.log.Refusal;
import java.util.EnumSet;
import java.util.Set;

/**
 * The refusals after which a client asks again by itself.
 *
 * @source Kafka 4.3, subclasses of RetriableException
 */
final class Retriable {

    private static final Set<Refusal> ALL = EnumSet.of(
            Refusal.CONCURRENT_TRANSACTIONS,
            Refusal.NOT_ENOUGH_REPLICAS,
            Refusal.NOT_ENOUGH_REPLICAS_AFTER_APPEND,
            Refusal.NOT_LEADER_OR_FOLLOWER,
            Refusal.TIMEOUT,
            Refusal.UNKNOWN_TOPIC_OR_PARTITION);

    private Retriable() {}

    static boolean is(Refusal refusal) {
        return ALL.contains(refusal);
    }
}
