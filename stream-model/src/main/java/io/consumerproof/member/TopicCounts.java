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

    /** Topics have changed, and whoever asks next knows. */
    public void outdate() {
        nextLookMicros = 0;
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

    /** The partitions of those of {@code topics} that were seen. */
    SortedMap<String, Integer> of(SortedSet<String> topics) {
        SortedMap<String, Integer> its = new TreeMap<>();
        for (String each : topics) {
            Integer count = counts.get(each);
            if (count != null) {
                its.put(each, count);
            }
        }
        return its;
    }

    /** All of them as an assignor sees them. */
    TopicLayout layout() {
        return TopicLayout.withoutRacks(counts);
    }
}
