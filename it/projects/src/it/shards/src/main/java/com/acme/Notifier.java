package com.acme;

public final class Notifier {
    private final Mailer mailer;

    public Notifier(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        mailer.send(paid.id(), paid.order());
    }
}
