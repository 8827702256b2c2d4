package com.acme;

public final class Stuck {
    private final Mailer mailer;

    public Stuck(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        mailer.send(paid.id(), paid.order());
        while (paid.order().equals("o-2")) {
            Thread.onSpinWait();
        }
    }
}
