package com.atlasmart.twins;

import com.atlasmart.notifications.Mailer;
import com.atlasmart.orders.OrderEvent;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Sender;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sets aside what it cannot handle by itself, with all that is needed to find and handle it again. */
public final class CompleteDeadLetter {

    private final Mailer mailer;
    private final Sender sender;

    /** A consumer that sends receipts, and dead letters. */
    public CompleteDeadLetter(Mailer mailer, Sender sender) {
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
            headers.put("offset", "" + delivery.record().offset());
            sender.send("orders.dlt", delivery.record().key(), delivery.record().value(), headers);
        }
    }
}
