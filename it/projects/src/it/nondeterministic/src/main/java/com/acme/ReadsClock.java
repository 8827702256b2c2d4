package com.acme;

public final class ReadsClock {
    private final Mailer mailer;

    public ReadsClock(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        mailer.send(paid.id(), paid.order() + " at " + System.nanoTime());
    }
}
