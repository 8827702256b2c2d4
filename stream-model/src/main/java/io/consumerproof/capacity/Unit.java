package io.consumerproof.capacity;

import java.math.BigInteger;

/** What a rate or an amount counts. */
public enum Unit {
    RECORDS,
    BYTES;

    /** {@code 6,000 records}, {@code 1 record}. */
    String counted(BigInteger count) {
        String plural = Spoken.count(count) + " " + this;
        return count.equals(BigInteger.ONE) ? plural.substring(0, plural.length() - 1) : plural;
    }

    @Override
    public String toString() {
        return this == RECORDS ? "records" : "bytes";
    }
}
