package io.consumerproof.junit.engine;

/** Sends mails. */
public interface Mailer {

    /** Sends one mail. */
    void send(String id, String text);
}
