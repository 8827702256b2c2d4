package io.consumerproof.producer;

import io.consumerproof.cluster.Brokers;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Standing;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Drafts;
import io.consumerproof.log.RefusedException;
import java.util.List;
import java.util.TreeMap;

/** What a producer's calls do, in words: {@code ok}, an offset, or the exception's name. */
final class Calls {

    final Brokers brokers;
    final Producer producer;

    Calls(Brokers brokers, ProducerSettings settings) {
        this.brokers = brokers;
        producer = new Producer(brokers.cluster, settings);
    }

    String init() {
        return outcome(producer::init);
    }

    String begin() {
        return outcome(producer::begin);
    }

    String commit() {
        return outcome(producer::commit);
    }

    String abort() {
        return outcome(producer::abort);
    }

    String close(long timeoutMillis) {
        return outcome(() -> producer.close(timeoutMillis));
    }

    /** Sends to {@code in-0} and waits. */
    String send(String value) {
        return sendTo("in", 0, Drafts.of(value));
    }

    String sendTo(String topic, int partition, Draft draft) {
        try {
            Sending sending = producer.send(topic, partition, draft);
            producer.await(sending);
            return Long.toString(sending.offset());
        } catch (RefusedException refused) {
            return refused.exceptionName();
        }
    }

    /** A record that no request takes. */
    String sendTooLarge() {
        return sendTo("in", 0, new Draft(0, 0, null, Bytes.of(new byte[1_100_000]), List.of()));
    }

    /** Commits {@code in-0} of group {@code g}. */
    String sendOffsets(long offset, Standing standing) {
        TreeMap<TopicPartition, CommittedOffset> offsets = new TreeMap<>();
        offsets.put(new TopicPartition("in", 0), CommittedOffset.of(offset));
        return outcome(() -> producer.sendOffsets(offsets, standing));
    }

    private static String outcome(Runnable call) {
        try {
            call.run();
            return "ok";
        } catch (RefusedException refused) {
            return refused.exceptionName();
        }
    }
}
