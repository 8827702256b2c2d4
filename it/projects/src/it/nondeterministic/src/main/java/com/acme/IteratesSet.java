package com.acme;

import java.util.Set;

public final class IteratesSet {
    private final Mailer mailer;

    public IteratesSet(Mailer mailer) {
        this.mailer = mailer;
    }

    public void on(OrderPaid paid) {
        for (String receiver : Set.of("customer", "shop")) {
            mailer.send(paid.id() + receiver, receiver);
        }
    }
}
