package io.consumerproof.runner;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What is printed in a fork. A trial drops what user code prints in its search and prints that of the told run: this is kept. */
final class UserOutput extends OutputStream {

    private static final int MOST_BYTES = 65_536;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean keeping;

    private UserOutput() {}

    /** Takes the place of the standard streams, before any user code can see them; user code reads nothing. */
    static UserOutput install() {
        UserOutput output = new UserOutput();
        PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
        System.setOut(stream);
        System.setErr(stream);
        System.setIn(InputStream.nullInputStream());
        return output;
    }

    synchronized void keep() {
        kept.reset();
        keeping = true;
    }

    /** What was printed since {@link #keep}, at most 64 KiB; later prints are dropped. */
    synchronized String kept() {
        keeping = false;
        return kept.toString(StandardCharsets.UTF_8);
    }

    @Override
    public synchronized void write(int oneByte) {
        if (keeping && kept.size() < MOST_BYTES) {
            kept.write(oneByte);
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        if (keeping) {
            kept.write(bytes, from, Math.min(length, MOST_BYTES - Math.min(MOST_BYTES, kept.size())));
        }
    }
}
