package com.acme;

public final class Swallower {
    private final Mailer mailer;

    public Swallower(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        while (true) {
            try {
                mailer.send(paid.id(), paid.order());
                return;
            } catch (Throwable anything) {
                // "Never give up": also not when the process is dead.
            }
        }
    }
}
