package com.atlasmart.notifications;

import com.atlasmart.orders.OrderEvent;
import com.atlasmart.orders.OrderEventType;

/** Consumes order events and sends a receipt for each payment. */
public final class PaymentNotifier {

    private final Mailer mailer;

    /** A notifier that sends through {@code mailer}. */
    public PaymentNotifier(Mailer mailer) {
        this.mailer = mailer;
    }

    /** Handles one event. */
    public void on(OrderEvent event) {
        if (event.type() == OrderEventType.PAID) {
            mailer.sendReceipt(event.id(), event.order(), -event.cents());
        }
    }
}
