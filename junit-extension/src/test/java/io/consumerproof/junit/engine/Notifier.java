package io.consumerproof.junit.engine;

/** Mails each payment. */
public final class Notifier {

    private final Mailer mailer;

    public Notifier(Mailer mailer) {
        this.mailer = mailer;
    }

    /** Mails one payment. */
    public void on(Paid paid) {
        mailer.send(paid.id(), paid.order() + " is paid");
    }
}
