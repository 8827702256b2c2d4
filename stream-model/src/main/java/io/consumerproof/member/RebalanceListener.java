package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;
import java.util.List;

/**
 * What an application does when partitions come and go; called inside poll, unsubscribe and close only.
 *
 * @source ConsumerRebalanceListener, Kafka 4.3
 */
@FunctionalInterface
public interface RebalanceListener {

    /** Does nothing. */
    RebalanceListener NONE = (kind, partitions) -> {};

    /** One callback; {@code partitions} is sorted, unmodifiable and may be empty. Whatever it throws comes out of the call. */
    void call(Duty.Kind kind, List<TopicPartition> partitions);
}
