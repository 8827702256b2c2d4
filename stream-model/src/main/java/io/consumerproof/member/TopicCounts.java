package io.consumerproof.member;

import io.consumerproof.group.TopicLayout;
import io.consumerproof.log.Log;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * What a member knows of the topics: it looks at them now and then, and sees new partitions only when it has looked again.
 *
 * @source metadata.max.age.ms, Kafka 4.3
 */
public final class TopicCounts {

    private final Log log;
    private final long maxAgeMicros;
    private SortedMap<String, Integer> counts = new TreeMap<>();
    private long nextLookMicros;
    private int looks;

    /** Has not looked yet. */
    public TopicCounts(Log log, long maxAgeMicros) {
        this.log = log;
        this.maxAgeMicros = maxAgeMicros;
    }

    /** When it looks again by itself. */
    long nextLookMicros() {
        return nextLookMicros;
    }

    /** Looks, if it is time. */
    void lookIfDue(long nowMicros) {
        if (nowMicros >= nextLookMicros) {
            look(nowMicros);
        }
    }

    /** Is told at once what has become of a topic, and need not look. */
    public void learn(String topic, int partitions) {
        SortedMap<String, Integer> all = new TreeMap<>(counts);
        all.put(topic, partitions);
        counts = all;
        looks++;
        nextLookMicros = Long.MAX_VALUE;
    }

    /** What was seen at the last look; never changed afterwards. */
    SortedMap<String, Integer> all() {
        return counts;
    }

    /** How often it has looked: what it tells stays the same in between. */
    int looks() {
        return looks;
    }

    /** Looks now. */
    void look(long nowMicros) {
        looks++;
        SortedMap<String, Integer> seen = new TreeMap<>();
        for (String topic : log.topics()) {
            seen.put(topic, log.partitionsOf(topic).size());
        }
        counts = seen;
        nextLookMicros = nowMicros + maxAgeMicros;
    }

    /** The names of all topics seen, sorted. */
    SortedSet<String> topics() {
        return new TreeMap<>(counts).navigableKeySet();
    }

    /** All of them as an assignor sees them. */
    TopicLayout layout() {
        return TopicLayout.withoutRacks(counts);
    }
}
