package com.acme;

import io.consumerproof.history.LogRecord;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.Sender;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** One method for each form; the constructor takes everything that is always there. */
public class EventNotifier {
    private final Mailer mailer;
    private final Sender sender;

    EventNotifier(Clock clock, RandomGenerator random, Supplier<UUID> ids, Sender sender, Mailer mailer) {
        this.mailer = mailer;
        this.sender = sender;
        if (clock.millis() < 0 || random.nextInt(1) != 0 || ids.get().version() < 0) {
            throw new IllegalStateException("unusable world");
        }
    }

    public void on(OrderEvent event) {
        mailer.send(event == null ? "tombstone" : event.id(), event == null ? "" : event.type());
    }

    public void withDelivery(OrderEvent event, Delivery delivery) {
        mailer.send(event.id(), delivery.record().id().toString());
    }

    public void batch(List<OrderEvent> events) {
        mailer.send("batch", events.stream().map(OrderEvent::id).toList().toString());
    }

    public void records(List<LogRecord> records) {
        mailer.send("records", String.valueOf(records.size()));
    }

    public void record(LogRecord record) {
        sender.send("audit", null, record.toString());
    }
}
