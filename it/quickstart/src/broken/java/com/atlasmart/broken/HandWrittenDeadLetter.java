package com.atlasmart.broken;

import com.atlasmart.notifications.Mailer;
import com.atlasmart.orders.OrderEvent;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Sender;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sets aside what it cannot handle by itself, and forgets the record's key and at which offset it was. */
public final class HandWrittenDeadLetter {

    private final Mailer mailer;
    private final Sender sender;

    /** A consumer that sends receipts, and dead letters. */
    public HandWrittenDeadLetter(Mailer mailer, Sender sender) {
        this.mailer = mailer;
        this.sender = sender;
    }

    /** Handles one event. */
    public void on(OrderEvent event, Delivery delivery) {
        if (event.cents() < 0) {
            mailer.sendReceipt(event.id(), event.order(), -event.cents());
        } else {
            Map<String, String> headers = new LinkedHashMap<>();
            headers.put("exception", "a payment of nothing");
            headers.put("topic", delivery.record().partition().topic());
            headers.put("partition", "" + delivery.record().partition().partition());
            sender.send("orders.dlt", null, delivery.record().value(), headers);
        }
    }
}
