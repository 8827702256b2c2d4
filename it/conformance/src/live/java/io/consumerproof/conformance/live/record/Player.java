package io.consumerproof.conformance.live.record;

import io.consumerproof.conformance.live.broker.Routes;
import java.time.Duration;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.jspecify.annotations.Nullable;

/** One member: a real consumer, its route, its listener, and what has happened to it in the step that is being recorded. */
final class Player {

    private final String clientId;
    private final KafkaConsumer<byte[], byte[]> consumer;
    private final Diary diary;
    private final Listener listener;

    private boolean closed;
    private boolean left;

    Player(String clientId, KafkaConsumer<byte[], byte[]> consumer) {
        this.clientId = clientId;
        this.consumer = consumer;
        this.diary = new Diary();
        this.listener = new Listener(consumer, diary);
    }

    KafkaConsumer<byte[], byte[]> consumer() {
        return consumer;
    }

    Diary diary() {
        return diary;
    }

    Listener listener() {
        return listener;
    }

    String clientId() {
        return clientId;
    }

    ConsumerRecords<byte[], byte[]> poll(Duration timeout) {
        ConsumerRecords<byte[], byte[]> records = consumer.poll(timeout);
        for (ConsumerRecord<byte[], byte[]> record : records) {
            diary.delivered(record.topic(), record.partition(), record.offset());
        }
        return records;
    }

    /** Closed in good order; {@code timeout} null leaves it to the client. */
    void close(@Nullable Duration timeout) {
        closed = true;
        if (timeout == null) {
            consumer.close();
        } else {
            consumer.close(CloseOptions.timeout(timeout));
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Thrown away: whatever it does from now on is not recorded, and none of it reaches the broker. */
    void crash(Routes routes) {
        routes.cut(clientId);
        leave(routes);
    }

    /** Closed for good, in the background and unrecorded. */
    void leave(Routes routes) {
        if (left) {
            return;
        }
        left = true;
        listener.silence();
        routes.cut(clientId);
        Thread closing = new Thread(
                () -> consumer.close(CloseOptions.timeout(Duration.ZERO)
                        .withGroupMembershipOperation(CloseOptions.GroupMembershipOperation.REMAIN_IN_GROUP)),
                "closing-" + clientId);
        closing.setDaemon(true);
        closing.start();
    }
}
