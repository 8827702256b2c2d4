package com.acme;

public final class KeepsStatics {
    private final Mailer mailer;
    private static int sent;

    public KeepsStatics(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        mailer.send(paid.id(), paid.order() + " is mail " + ++sent);
    }
}
