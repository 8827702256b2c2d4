package com.atlasmart.twins;

import com.atlasmart.notifications.Mailer;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Handler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Stops at a record that failed, and commits each partition up to what is finished of it. */
public final class FrontierNotifier implements Handler {

    private final Mailer mailer;

    private FrontierNotifier(Mailer mailer) {
        this.mailer = mailer;
    }

    /** A handler that sends a receipt for each record. */
    public static Handler create(Mailer mailer) {
        return new FrontierNotifier(mailer);
    }

    @Override
    public boolean takesBatches() {
        return true;
    }

    @Override
    public void handle(List<? extends Delivery> deliveries) {
        Map<TopicPartition, Delivery> finished = new LinkedHashMap<>();
        for (Delivery delivery : deliveries) {
            mailer.sendReceipt(
                    "" + delivery.record().value(), "" + delivery.record().key(), 1);
            finished.put(delivery.record().partition(), delivery);
        }
        finished.values().forEach(last -> last.commit(last.record().offset() + 1));
    }
}
