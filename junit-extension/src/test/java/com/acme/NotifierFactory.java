package com.acme;

import io.consumerproof.scenario.Handler;
import java.util.function.Supplier;

/** Makes handlers by hand. */
public class NotifierFactory implements Supplier<Handler> {
    private final Mailer mailer;
    private int made;

    public NotifierFactory(Mailer mailer) {
        this.mailer = mailer;
    }

    @Override
    public Handler get() {
        int number = ++made;
        return deliveries -> mailer.send("handler " + number, deliveries.size() + " records");
    }

    public static Handler forMailer(Mailer mailer) {
        return deliveries -> mailer.send("static", deliveries.size() + " records");
    }

    public static String noHandler() {
        return "none";
    }
}
