package com.acme;

import io.consumerproof.scenario.Sender;

/** Writes what it reads into another topic. */
public final class Forwarder {
    private final Sender sender;

    public Forwarder(Sender sender) {
        this.sender = sender;
    }

    public void on(String text) {
        sender.send("out", "o-1", text);
    }
}
