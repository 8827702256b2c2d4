package io.consumerproof.junit.trial;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what user code prints away from the console while it is being searched: on the thread that opened it, and on threads
 * started from there. Everybody else prints as before.
 */
final class UserOutput implements AutoCloseable {

    private static final Object LOCK = new Object();
    private static final InheritableThreadLocal<@Nullable Transcript> CURRENT = new InheritableThreadLocal<>();
    private static int opened;
    private static @Nullable Diverted out;
    private static @Nullable Diverted err;

    private final Transcript transcript;
    private final @Nullable Transcript outer;

    private UserOutput(Transcript transcript, @Nullable Transcript outer) {
        this.transcript = transcript;
        this.outer = outer;
    }

    /** Diverts what this thread prints from now on. */
    static UserOutput divert() {
        synchronized (LOCK) {
            if (opened++ == 0) {
                out = new Diverted(System.out);
                err = new Diverted(System.err);
                System.setOut(out);
                System.setErr(err);
            }
        }
        Transcript transcript = new Transcript();
        Transcript outer = CURRENT.get();
        CURRENT.set(transcript);
        return new UserOutput(transcript, outer);
    }

    Transcript transcript() {
        return transcript;
    }

    /** Gives the console back. */
    @Override
    public void close() {
        transcript.close();
        if (outer == null) {
            CURRENT.remove();
        } else {
            CURRENT.set(outer);
        }
        synchronized (LOCK) {
            if (--opened == 0) {
                restore();
            }
        }
    }

    /** Leaves alone what somebody else has set meanwhile. */
    private static void restore() {
        if (out != null && System.out == out) {
            System.setOut(out.original);
        }
        if (err != null && System.err == err) {
            System.setErr(err.original);
        }
    }

    /** A stream that goes where the printing thread's output goes. */
    private static final class Diverted extends PrintStream {
        private final PrintStream original;

        Diverted(PrintStream original) {
            super(new Fork(original), true, Charset.defaultCharset());
            this.original = original;
        }
    }

    private static final class Fork extends OutputStream {
        private final PrintStream original;

        Fork(PrintStream original) {
            this.original = original;
        }

        @Override
        public void write(int single) {
            write(new byte[] {(byte) single}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            Transcript transcript = CURRENT.get();
            if (transcript == null || transcript.isClosed()) {
                original.write(bytes, from, length);
            } else {
                transcript.write(bytes, from, length);
            }
        }

        @Override
        public void flush() {
            original.flush();
        }
    }
}
