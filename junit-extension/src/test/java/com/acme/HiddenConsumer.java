package com.acme;

/** Methods that no contract can call on an object from outside. */
public class HiddenConsumer {
    public void on(String value) {
        hid(value);
    }

    private void hid(String value) {
        count(value);
    }

    public static void count(String value) {
        throw new IllegalStateException(value);
    }
}
