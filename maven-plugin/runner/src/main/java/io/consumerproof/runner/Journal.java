package io.consumerproof.runner;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A file to which a fork appends what it has to say. Nothing that user code prints gets into it, and what was appended stays when
 * the JVM dies. May be used from any thread.
 */
final class Journal {

    private final OutputStream out;

    private Journal(OutputStream out) {
        this.out = out;
    }

    /** Appends to {@code file}. */
    static Journal at(Path file) throws IOException {
        return new Journal(new FileOutputStream(file.toFile(), true));
    }

    synchronized void append(Message message) {
        try {
            out.write((message.line() + '\n').getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
