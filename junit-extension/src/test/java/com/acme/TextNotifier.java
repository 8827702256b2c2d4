package com.acme;

import io.consumerproof.scenario.Delivery;
import java.time.Clock;

/** Takes values as text; the constructor with most parameters wins. */
public class TextNotifier {
    private final Mailer mailer;
    private final String from;

    public TextNotifier(Mailer mailer) {
        this(mailer, Clock.systemUTC());
    }

    public TextNotifier(Mailer mailer, Clock clock) {
        this.mailer = mailer;
        this.from = clock.getZone().getId();
    }

    public void on(String text) {
        mailer.send(from, String.valueOf(text));
    }

    public void withDelivery(String text, Delivery delivery) {
        mailer.send(text, "member-" + delivery.member().number());
    }

    public void withEarlyCommit(String text, Delivery delivery) {
        delivery.commit(delivery.record().offset() + 1);
        mailer.send(from, text);
    }

    public void butPoison(String text) {
        if (text.contains("poison")) {
            throw new IllegalArgumentException(text);
        }
        mailer.send(from, text);
    }

    public void onBytes(byte[] value) {
        mailer.send(from, value.length + " bytes");
    }

    public void fails(String text) throws java.io.IOException {
        throw new java.io.IOException("mail server said no to " + text);
    }

    public void dies(String text) {
        throw new StackOverflowError(text);
    }
}
