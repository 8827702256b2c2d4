package com.acme;

import io.consumerproof.scenario.Delivery;
import java.util.Map;
import java.util.TreeMap;

/** Takes a record for missing where the offset is not the last one plus 1. */
public class NextOffsetNotifier {
    private final Mailer mailer;
    private final Map<String, Long> last = new TreeMap<>();

    public NextOffsetNotifier(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(String text, Delivery delivery) {
        String partition = delivery.record().partition().toString();
        long offset = delivery.record().offset();
        if (last.getOrDefault(partition, offset - 1) + 1 != offset) {
            throw new IllegalStateException("a record is missing before " + offset);
        }
        last.put(partition, offset);
        mailer.send(partition, text);
    }
}
