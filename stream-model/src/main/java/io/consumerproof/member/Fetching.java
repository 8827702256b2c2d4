package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Partition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads records for polls: fetches a partition whole once its buffer is empty, returns at most so many records at a time.
 *
 * @source Fetcher and FetchCollector, Kafka 4.3
 */
final class Fetching {

    private final Cluster cluster;
    private final ConsumerSettings settings;
    private final Readings readings;
    /** Partitions with something fetched, in the order in which it came. */
    private final List<Reading> buffered = new ArrayList<>();

    Fetching(Cluster cluster, ConsumerSettings settings, Readings readings) {
        this.cluster = cluster;
        this.settings = settings;
        this.readings = readings;
    }

    /**
     * What a poll can return now.
     *
     * @throws RefusedException with {@link Refusal#OFFSET_OUT_OF_RANGE}, if there is nothing else and no reset policy
     */
    Polled collect(boolean connected) {
        if (connected) {
            fetch();
        }
        List<LogRecord> records = new ArrayList<>();
        boolean advanced = false;
        int left = settings.maxPollRecords();
        for (Reading each : List.copyOf(buffered)) {
            if (left > 0 && isFetchable(each)) {
                long before = each.position();
                List<LogRecord> taken = each.take(left);
                left -= taken.size();
                records.addAll(taken);
                advanced |= each.position() > before;
            }
        }
        buffered.removeIf(each -> !each.isBuffered() || !isCurrent(each));
        if (connected && records.isEmpty() && !advanced) {
            refuseOutOfRange();
        }
        return new Polled(records, advanced);
    }

    private boolean isFetchable(Reading reading) {
        return !reading.isHeldBack() && reading.isBuffered() && isCurrent(reading);
    }

    private boolean isCurrent(Reading reading) {
        return readings.all().stream().anyMatch(each -> each.equals(reading));
    }

    private void fetch() {
        buffered.removeIf(each -> !each.isBuffered() || !isCurrent(each));
        for (Reading each : readings.all()) {
            if (!each.isHeldBack() && each.hasPosition() && !each.isBuffered()) {
                fetch(each);
            }
        }
    }

    private void fetch(Reading reading) {
        if (!exists(reading)) {
            return;
        }
        Partition partition = cluster.log().partition(reading.partition);
        if (partition.isOutOfRange(reading.position())) {
            if (settings.reset().kind() != ResetPolicy.Kind.NONE) {
                reading.requestReset(settings.reset());
            }
            return;
        }
        long end = partition.endOffset(settings.isolation());
        if (reading.position() < end) {
            List<LogRecord> records = new ArrayList<>();
            partition.fetch(reading.position(), Integer.MAX_VALUE, settings.isolation(), records);
            reading.fetched(records, end);
            buffered.add(reading);
        }
    }

    private boolean exists(Reading reading) {
        String topic = reading.partition.topic();
        return cluster.log().hasTopic(topic)
                && reading.partition.partition()
                        < cluster.log().partitionsOf(topic).size();
    }

    private void refuseOutOfRange() {
        for (Reading each : readings.all()) {
            if (!each.isHeldBack()
                    && each.hasPosition()
                    && exists(each)
                    && cluster.log().partition(each.partition).isOutOfRange(each.position())) {
                throw new RefusedException(
                        Refusal.OFFSET_OUT_OF_RANGE,
                        "the position of '" + each.partition + "' is " + each.position() + ", the log has "
                                + cluster.log().partition(each.partition),
                        singleton(each));
            }
        }
    }

    private static SortedMap<TopicPartition, Long> singleton(Reading reading) {
        SortedMap<TopicPartition, Long> positions = new TreeMap<>();
        positions.put(reading.partition, reading.position());
        return positions;
    }

    /**
     * How far the position is behind what the reader may see, or -1 while it has none.
     *
     * @source KafkaConsumer.currentLag, Kafka 4.3
     */
    long lag(Reading reading) {
        if (!reading.hasPosition() || !exists(reading)) {
            return -1;
        }
        Partition partition = cluster.log().partition(reading.partition);
        return Math.max(0, partition.endOffset(settings.isolation()) - reading.position());
    }
}
