package io.consumerproof.capacity;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Log;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.TopicSettings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How the given records spread over the partitions of one topic.
 *
 * @param topic which
 * @param partitions one entry a partition, by number, the empty ones included
 * @param records of all partitions, gaps not counted, at least 1
 * @source KafkaProducer.partition, Kafka 4.3: an explicit partition wins, then the key's murmur2
 */
public record KeySkew(String topic, List<PartitionShare> partitions, long records) {

    /** A partition is hot from so many halves of an even share on: one and a half of it. */
    private static final long HOT_HALVES = 3;

    public KeySkew {
        partitions = List.copyOf(partitions);
    }

    /** The skew of each topic that has records, by name. */
    public static List<KeySkew> of(List<TopicSettings> topics, List<Append> appends) {
        Log log = new Log();
        topics.forEach(each -> log.createTopic(each.name(), each.partitions()));
        SortedMap<TopicPartition, KeyCounts> counts = new TreeMap<>();
        for (Append each : appends) {
            if (each.gap() == 0) {
                TopicPartition at =
                        log.place(each.topic(), each.partition(), each.key()).id();
                counts.computeIfAbsent(at, any -> new KeyCounts()).add(each.key());
            }
        }
        List<KeySkew> skews = new ArrayList<>();
        topics.stream().sorted(Comparator.comparing(TopicSettings::name)).forEach(each -> add(skews, each, counts));
        return skews;
    }

    private static void add(List<KeySkew> skews, TopicSettings topic, SortedMap<TopicPartition, KeyCounts> counts) {
        List<PartitionShare> shares = new ArrayList<>();
        long records = 0;
        for (int number = 0; number < topic.partitions(); number++) {
            TopicPartition at = new TopicPartition(topic.name(), number);
            PartitionShare share = counts.getOrDefault(at, new KeyCounts()).share(at);
            records += share.records();
            shares.add(share);
        }
        if (records > 0) {
            skews.add(new KeySkew(topic.name(), shares, records));
        }
    }

    /** The partitions with more than one and a half of an even share, the hottest first, equals by number. */
    public List<PartitionShare> hot() {
        return partitions.stream()
                .filter(each -> 2 * each.records() * partitions.size() > HOT_HALVES * records)
                .sorted(Comparator.comparing(PartitionShare::records).reversed())
                .toList();
    }

    /**
     * {@code 10 records of 'orders' on 2 partitions, hot: orders-0 with 8 (80 %, even is 50 %), 7 of them of key 'o-1'}, or {@code no
     * hot partition: …}.
     */
    public String sentence() {
        String head = Spoken.count(records) + (records == 1 ? " record of '" : " records of '") + topic + "' on "
                + partitions.size() + (partitions.size() == 1 ? " partition, " : " partitions, ");
        String even = Spoken.share(1, partitions.size());
        List<String> hot = hot().stream().map(each -> told(each, even)).toList();
        return hot.isEmpty()
                ? head + "none hot: the fullest has " + fullest()
                : head + "hot: " + String.join("; ", hot);
    }

    private String told(PartitionShare share, String even) {
        String key = share.hottestKey() == null
                ? ""
                : ", " + Spoken.count(share.hottestRecords()) + " of them of key '" + text(share.hottestKey()) + "'";
        return share.partition() + " with " + Spoken.count(share.records()) + " ("
                + Spoken.share(share.records(), records) + ", even is " + even + ")" + key;
    }

    private static String text(Bytes key) {
        return key.toString();
    }

    private String fullest() {
        long most = partitions.stream().mapToLong(PartitionShare::records).max().orElse(0);
        return Spoken.share(most, records);
    }
}
