package com.acme;

import java.util.concurrent.CompletableFuture;

/** Hands back what somebody would have to wait for. */
public final class LeavingConsumer {

    public CompletableFuture<Void> on(String value) {
        return CompletableFuture.failedFuture(new IllegalStateException(value));
    }
}
