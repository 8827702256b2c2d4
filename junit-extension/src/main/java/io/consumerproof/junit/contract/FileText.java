package io.consumerproof.junit.contract;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads files as UTF-8, with or without a byte order mark, and finds the place where one is something else. */
final class FileText {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private FileText() {}

    /**
     * The text of {@code file}; null, and a problem, where it is not UTF-8.
     *
     * @param spelled how the file is spelled in messages
     * @throws IOException if it is no file, or cannot be read
     */
    static @Nullable String read(Path file, String spelled, Problems problems) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        CharBuffer text = CharBuffer.allocate(bytes.remaining());
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        boolean malformed = decoder.decode(bytes, text, true).isError();
        String read = text.flip().toString();
        if (malformed) {
            int line = 1 + (int) read.chars().filter(each -> each == '\n').count();
            int column = read.length() - read.lastIndexOf('\n');
            problems.add(
                    new Place(spelled, line, column),
                    "what follows is not UTF-8 text; save the file with that encoding");
            return null;
        }
        return read.startsWith(BYTE_ORDER_MARK) ? read.substring(1) : read;
    }
}
