package io.consumerproof.history;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** An immutable run of bytes with the equality of its content. */
public final class Bytes {

    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /** Copies {@code content}. */
    public static Bytes of(byte[] content) {
        return new Bytes(content.clone());
    }

    /** The UTF-8 form of {@code text}. */
    public static Bytes utf8(String text) {
        return new Bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A fresh copy of the content. */
    public byte[] toArray() {
        return content.clone();
    }

    /** The number of bytes. */
    public int size() {
        return content.length;
    }

    /** The byte at {@code index}, from 0. */
    public byte at(int index) {
        return content[index];
    }

    /** The content as text where it is UTF-8, else {@code base64:} and its base64 form. */
    @Override
    public String toString() {
        if (isAscii()) {
            return new String(content, StandardCharsets.US_ASCII);
        }
        try {
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
            return text.toString();
        } catch (CharacterCodingException notText) {
            return "base64:" + Base64.getEncoder().encodeToString(content);
        }
    }

    /** Nearly all keys are: then no decoder has to be made. */
    private boolean isAscii() {
        for (byte each : content) {
            if (each < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bytes && Arrays.equals(content, ((Bytes) other).content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }
}
