package com.acme;

public final class Notifier {
    private final Mailer mailer;

    public Notifier(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        System.out.println("telling " + paid.order());
        mailer.send(paid.id(), paid.order());
    }
}
