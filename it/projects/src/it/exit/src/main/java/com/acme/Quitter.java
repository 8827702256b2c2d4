package com.acme;

public final class Quitter {
    private final Mailer mailer;

    public Quitter(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        if (paid.order().equals("o-2")) {
            System.exit(0);
        }
        mailer.send(paid.id(), paid.order());
    }
}
