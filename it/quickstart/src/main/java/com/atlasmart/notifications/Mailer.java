package com.atlasmart.notifications;

/** Sends mail to customers; the mail provider sends one mail for each key, however often it is asked. */
public interface Mailer {

    /**
     * Sends the receipt of a payment.
     *
     * @param eventId the key by which the provider recognises a repeat
     */
    void sendReceipt(String eventId, String order, long cents);
}
