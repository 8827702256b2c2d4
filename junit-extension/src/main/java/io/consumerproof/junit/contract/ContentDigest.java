package io.consumerproof.junit.contract;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A digest over named texts in the order in which they are read; line ends count alike everywhere. */
final class ContentDigest {

    private final MessageDigest digest = sha256();

    /** Adds a text under its name. */
    void add(String name, String text) {
        digest.update((name + '\n').getBytes(StandardCharsets.UTF_8));
        digest.update(text.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    /** The first 64 bits over all that was added; ends the adding. */
    long first64Bits() {
        return ByteBuffer.wrap(digest.digest()).getLong();
    }

    /** The first 64 bits of one run of bytes. */
    static long of(byte[] bytes) {
        return ByteBuffer.wrap(sha256().digest(bytes)).getLong();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
