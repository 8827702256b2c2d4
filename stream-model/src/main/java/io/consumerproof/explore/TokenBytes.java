package io.consumerproof.explore;

import java.io.ByteArrayOutputStream;

/** Writes and reads the bytes of a token: numbers of fixed length, big end first, and numbers in groups of seven bits. */
final class TokenBytes {

    private TokenBytes() {}

    static final class Writer {

        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        void fixed(long number, int bytes) {
            for (int i = bytes - 1; i >= 0; i--) {
                out.write((int) (number >>> (8 * i)));
            }
        }

        void variable(int number) {
            int rest = number;
            while (rest > 0x7F) {
                out.write((rest & 0x7F) | 0x80);
                rest >>>= 7;
            }
            out.write(rest);
        }

        byte[] bytes() {
            return out.toByteArray();
        }
    }

    /** Every read beyond the end is an {@link IllegalArgumentException}. */
    static final class Reader {

        private final byte[] bytes;
        private int next;

        Reader(byte[] bytes) {
            this.bytes = bytes;
        }

        private int read() {
            if (next == bytes.length) {
                throw new IllegalArgumentException("it ends too early");
            }
            return bytes[next++] & 0xFF;
        }

        long fixed(int count) {
            long number = 0;
            for (int i = 0; i < count; i++) {
                number = (number << 8) | read();
            }
            return number;
        }

        int variable() {
            long number = 0;
            int shift = 0;
            int group;
            do {
                group = read();
                number |= (long) (group & 0x7F) << shift;
                shift += 7;
            } while (group > 0x7F && shift < 35);
            return fitting(group > 0x7F ? Long.MAX_VALUE : number);
        }

        /** The next of ascending numbers, which are written as their distances. */
        int ascending(int least) {
            return fitting((long) least + variable());
        }

        private static int fitting(long number) {
            if (number >= Integer.MAX_VALUE) {
                throw new IllegalArgumentException("a number in it is too large");
            }
            return (int) number;
        }

        boolean isAtEnd() {
            return next == bytes.length;
        }
    }
}
