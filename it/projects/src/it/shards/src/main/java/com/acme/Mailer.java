package com.acme;

public interface Mailer {
    void send(String eventId, String order);
}
