package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Reads a journal while a fork appends to it. A line that is not complete yet is no message. */
final class JournalTail {

    private final Path file;
    private final Deque<Message> unread = new ArrayDeque<>();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long position;

    JournalTail(Path file) {
        this.file = file;
    }

    /** The next complete message, or null if there is none yet. */
    @Nullable
    Message next() throws IOException {
        if (unread.isEmpty()) {
            readOn();
        }
        return unread.poll();
    }

    private void readOn() throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        try (RandomAccessFile journal = new RandomAccessFile(file.toFile(), "r")) {
            byte[] bytes = new byte[(int) Math.min(1 << 20, journal.length() - position)];
            journal.seek(position);
            journal.readFully(bytes);
            position += bytes.length;
            for (byte one : bytes) {
                if (one == '\n') {
                    unread.add(Message.parse(line.toString(StandardCharsets.UTF_8)));
                    line.reset();
                } else {
                    line.write(one);
                }
            }
        }
    }
}
