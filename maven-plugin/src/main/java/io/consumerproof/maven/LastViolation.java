package io.consumerproof.maven;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * Remembers a module's last violation between builds, for the goal {@code replay}.
 *
 * @param file where; may be absent
 */
record LastViolation(Path file) {

    static LastViolation in(Path reports) {
        return new LastViolation(reports.resolve("last-violation.properties"));
    }

    void remember(Told told) {
        Properties properties = new Properties();
        properties.setProperty("contract", told.name());
        properties.setProperty("file", told.file().toString());
        properties.setProperty("check", told.check());
        properties.setProperty("token", told.token());
        try (OutputStream out = Files.newOutputStream(file)) {
            properties.store(out, "The last violation that was found: 'mvn consumerproof:replay' tells it again.");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException undeletable) {
            throw new UncheckedIOException(undeletable);
        }
    }

    /** The token of the violation; empty if none is remembered. */
    Optional<String> token() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Optional.ofNullable(properties.getProperty("token")).filter(token -> !token.isEmpty());
    }
}
