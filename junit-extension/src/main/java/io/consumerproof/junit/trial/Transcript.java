package io.consumerproof.junit.trial;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;

/** What user code printed; dropped or kept. Safe for use by many threads. */
final class Transcript {

    /** What is kept of one run; the rest is dropped. */
    private static final int MOST_BYTES = 64 * 1024;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean keeping;
    private boolean anything;
    private boolean closed;

    synchronized void write(byte[] bytes, int from, int length) {
        anything = true;
        if (keeping) {
            kept.write(bytes, from, Math.max(0, Math.min(length, MOST_BYTES - kept.size())));
        }
    }

    /** Whether anything was ever printed. */
    synchronized boolean anything() {
        return anything;
    }

    synchronized void keep() {
        keeping = true;
    }

    /** What was kept since the last call. */
    synchronized String take() {
        String text = kept.toString(Charset.defaultCharset());
        kept.reset();
        return text;
    }

    synchronized void close() {
        closed = true;
    }

    synchronized boolean isClosed() {
        return closed;
    }
}
