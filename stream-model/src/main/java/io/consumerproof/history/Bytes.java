package io.consumerproof.history;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An immutable run of bytes with the equality of its content. */
public final class Bytes {

    private static final int HASH_MULTIPLIER = 31;

    private final byte[] array;
    private final int from;
    private final int size;
    /** Made when it is first asked for: keys are asked for in every run. */
    private @Nullable String text;

    private Bytes(byte[] array, int from, int size) {
        this.array = array;
        this.from = from;
        this.size = size;
    }

    /** Copies {@code content}. */
    public static Bytes of(byte[] content) {
        return new Bytes(content.clone(), 0, content.length);
    }

    /**
     * Copies {@code size} bytes of {@code content} from {@code index} on.
     *
     * @throws IndexOutOfBoundsException if that is not within it
     */
    public static Bytes of(byte[] content, int index, int size) {
        Objects.checkFromIndexSize(index, size, content.length);
        return new Bytes(Arrays.copyOfRange(content, index, index + size), 0, size);
    }

    /** The UTF-8 form of {@code text}. */
    public static Bytes utf8(String text) {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        return new Bytes(content, 0, content.length);
    }

    /** A fresh copy of the content. */
    public byte[] toArray() {
        return Arrays.copyOfRange(array, from, from + size);
    }

    /**
     * The {@code length} bytes from {@code index} on, without copying them: the part keeps the whole alive.
     *
     * @throws IndexOutOfBoundsException if that is not within these bytes
     */
    public Bytes slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, size);
        return new Bytes(array, from + index, length);
    }

    /** Copies the content into {@code target}, where its first byte comes to be at {@code index}. */
    public void copyTo(byte[] target, int index) {
        System.arraycopy(array, from, target, index, size);
    }

    /** The number of bytes. */
    public int size() {
        return size;
    }

    /**
     * The byte at {@code index}, from 0.
     *
     * @throws IndexOutOfBoundsException if there is none
     */
    public byte at(int index) {
        return array[from + Objects.checkIndex(index, size)];
    }

    /** The content as text where it is UTF-8, else {@code base64:} and its base64 form. */
    @Override
    public String toString() {
        String known = text;
        if (known == null) {
            known = spelled();
            text = known;
        }
        return known;
    }

    private String spelled() {
        if (isAscii()) {
            return new String(array, from, size, StandardCharsets.US_ASCII);
        }
        try {
            CharBuffer decoded = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(array, from, size));
            return decoded.toString();
        } catch (CharacterCodingException notText) {
            return "base64:" + Base64.getEncoder().encodeToString(toArray());
        }
    }

    /** Nearly all keys are: then no decoder has to be made. */
    private boolean isAscii() {
        for (int i = from; i < from + size; i++) {
            if (array[i] < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bytes && holdsSameAs((Bytes) other);
    }

    private boolean holdsSameAs(Bytes other) {
        return Arrays.equals(array, from, from + size, other.array, other.from, other.from + other.size);
    }

    /** The same number for the same content, as {@link Arrays#hashCode(byte[])} has it. */
    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = from; i < from + size; i++) {
            hash = HASH_MULTIPLIER * hash + array[i];
        }
        return hash;
    }
}
