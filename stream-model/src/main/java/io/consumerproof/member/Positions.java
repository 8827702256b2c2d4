package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Offsets;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import io.consumerproof.log.Stamp;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds positions for partitions without one: the committed offset, else what the reset policy says.
 *
 * @source ClassicKafkaConsumer.updateFetchPositions, SubscriptionState and OffsetFetcher, Kafka 4.3
 */
final class Positions {

    private final Cluster cluster;
    private final ConsumerSettings settings;
    private final Readings readings;

    Positions(Cluster cluster, ConsumerSettings settings, Readings readings) {
        this.cluster = cluster;
        this.settings = settings;
        this.readings = readings;
    }

    /**
     * Finds what can be found now.
     *
     * @throws RefusedException with {@link Refusal#NO_OFFSET_FOR_PARTITION} where nothing is committed and no policy given
     */
    void update() {
        startAll();
        for (Reading each : readings.all()) {
            if (each.reset != null) {
                reset(each, each.reset);
            }
        }
    }

    /** All at once: while one of them waits for the end of a transaction, the others wait with it. */
    private void startAll() {
        List<Reading> initial =
                readings.all().stream().filter(Reading::isInitial).toList();
        Offsets offsets = cluster.groups().offsets(settings.group());
        if (initial.stream().anyMatch(each -> offsets.isUnstable(each.partition))) {
            return;
        }
        List<TopicPartition> without = new ArrayList<>();
        initial.forEach(each -> start(each, without));
        if (!without.isEmpty()) {
            throw new RefusedException(
                    Refusal.NO_OFFSET_FOR_PARTITION,
                    "nothing is committed and there is no reset policy for " + without);
        }
    }

    private void start(Reading reading, List<TopicPartition> without) {
        CommittedOffset committed = cluster.groups().offsets(settings.group()).of(reading.partition);
        if (committed != null) {
            reading.seek(committed.nextOffset());
        } else if (settings.reset().kind() == ResetPolicy.Kind.NONE) {
            without.add(reading.partition);
        } else {
            reading.requestReset(settings.reset());
        }
    }

    private void reset(Reading reading, ResetPolicy policy) {
        if (!cluster.log().hasTopic(reading.partition.topic())) {
            return;
        }
        Partition partition = cluster.log().partition(reading.partition);
        switch (policy.kind()) {
            case EARLIEST:
                reading.seek(partition.startOffset());
                break;
            case LATEST:
                reading.seek(partition.endOffset(settings.isolation()));
                break;
            default:
                toFirstSince(
                        reading, partition, cluster.nowMillis() - policy.age().toMillis());
        }
    }

    /** Where nothing is that young it looks again later. */
    private void toFirstSince(Reading reading, Partition partition, long timestampMillis) {
        Stamp found = partition.lookUp(timestampMillis, settings.isolation());
        if (found != null) {
            reading.seek(found.offset());
        }
    }
}
