package io.consumerproof.junit.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file that a contract names. */
final class TextFile {

    private TextFile() {}

    /** Its text; empty if it is not there or is no UTF-8 text. */
    static Optional<String> read(Path path) {
        try {
            return Files.isRegularFile(path) ? Optional.of(Files.readString(path)) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
