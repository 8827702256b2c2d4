package com.atlasmart.broken;

import com.atlasmart.notifications.Mailer;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Goes on behind a record that failed, and commits the highest offset it has seen of each partition. */
public final class HighestSeenNotifier implements Handler {

    private final Mailer mailer;

    private HighestSeenNotifier(Mailer mailer) {
        this.mailer = mailer;
    }

    /** A handler that sends a receipt for each record. */
    public static Handler create(Mailer mailer) {
        return new HighestSeenNotifier(mailer);
    }

    @Override
    public boolean takesBatches() {
        return true;
    }

    @Override
    public void handle(List<? extends Delivery> deliveries) {
        Map<TopicPartition, Delivery> highest = new LinkedHashMap<>();
        RuntimeException failed = null;
        for (Delivery delivery : deliveries) {
            failed = send(delivery, failed);
            highest.put(delivery.record().partition(), delivery);
        }
        highest.values().forEach(last -> last.commit(last.record().offset() + 1));
        if (failed != null) {
            throw failed;
        }
    }

    private @Nullable RuntimeException send(Delivery delivery, @Nullable RuntimeException earlier) {
        try {
            mailer.sendReceipt(
                    "" + delivery.record().value(), "" + delivery.record().key(), 1);
            return earlier;
        } catch (RuntimeException failure) {
            return failure;
        }
    }
}
