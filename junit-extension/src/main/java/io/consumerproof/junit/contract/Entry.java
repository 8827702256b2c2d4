package io.consumerproof.junit.contract;

/** A key and its value; {@code place} is the key's. */
record Entry(String key, Place place, Node value) {}
