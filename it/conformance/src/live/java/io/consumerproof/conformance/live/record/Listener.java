package io.consumerproof.conformance.live.record;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** Notes the callbacks of one member, commits in them and throws out of them where the program says so. */
final class Listener implements ConsumerRebalanceListener {

    private final KafkaConsumer<byte[], byte[]> consumer;
    private final Diary diary;
    private final Set<String> commits = new HashSet<>();
    private final Map<String, Integer> throwsLeft = new HashMap<>();

    private Duration commitTimeout = Duration.ZERO;
    private volatile boolean silent;

    Listener(KafkaConsumer<byte[], byte[]> consumer, Diary diary) {
        this.consumer = consumer;
        this.diary = diary;
    }

    void commitIn(Set<String> callbacks, Duration timeout) {
        commits.clear();
        commits.addAll(callbacks);
        commitTimeout = timeout;
    }

    void throwIn(String callback, int times) {
        throwsLeft.put(callback, times);
    }

    /** From now on nothing is noted or done. */
    void silence() {
        silent = true;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
        happened("assigned", partitions);
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
        happened("revoked", partitions);
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
        happened("lost", partitions);
    }

    private void happened(String kind, Collection<TopicPartition> partitions) {
        if (silent) {
            return;
        }
        Set<Integer> numbers = new TreeSet<>();
        partitions.forEach(each -> numbers.add(each.partition()));
        diary.callback(kind, new TreeSet<>(numbers), commits.contains(kind) ? commit() : null);
        int left = throwsLeft.getOrDefault(kind, 0);
        if (left > 0) {
            throwsLeft.put(kind, left - 1);
            throw new IllegalStateException("as the program says");
        }
    }

    private @Nullable String commit() {
        try {
            consumer.commitSync(commitTimeout);
            return "commitSync ok";
        } catch (RuntimeException refused) {
            return "commitSync " + Threw.name(refused);
        }
    }
}
