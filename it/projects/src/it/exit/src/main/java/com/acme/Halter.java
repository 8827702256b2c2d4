package com.acme;

public final class Halter {
    public void on(OrderPaid paid) {
        if (paid.order().equals("o-2")) {
            Runtime.getRuntime().halt(0);
        }
    }
}
