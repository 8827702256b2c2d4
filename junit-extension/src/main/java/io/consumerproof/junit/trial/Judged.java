package io.consumerproof.junit.trial;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * A note that a contract was judged, left in the build directory by whoever judged it, so that the same contract is not run
 * twice in one build.
 *
 * @param contract the contract's name
 * @param digest of the contract and the files it names
 * @param code digest of the consumer's class file
 * @param passed whether every promise held
 * @param line the one line that was printed; may be empty
 */
public record Judged(String contract, String digest, String code, boolean passed, String line) {

    /** Where notes are, below a build directory: {@code target/consumerproof/judged}. */
    public static Path directory(Path buildDirectory) {
        return buildDirectory.resolve("consumerproof").resolve("judged");
    }

    /** A code digest as notes spell it: sixteen hexadecimal digits. */
    public static String spell(long codeDigest) {
        return String.format(Locale.ROOT, "%016x", codeDigest);
    }

    /**
     * Leaves this note, in place of an earlier one of the same contract.
     *
     * @throws UncheckedIOException if the note cannot be written
     */
    public void write(Path directory) {
        Properties note = new Properties();
        note.setProperty("contract", contract);
        note.setProperty("digest", digest);
        note.setProperty("code", code);
        note.setProperty("passed", Boolean.toString(passed));
        note.setProperty("line", line);
        try {
            Files.createDirectories(directory);
            try (Writer writer = Files.newBufferedWriter(file(directory, contract), StandardCharsets.UTF_8)) {
                note.store(writer, null);
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /**
     * The note of {@code contract}; empty if there is none, if it cannot be read, or if it is older than the build.
     *
     * @param buildStart when this build began
     */
    public static Optional<Judged> read(Path directory, String contract, Instant buildStart) {
        Path file = file(directory, contract);
        try {
            if (!Files.isRegularFile(file)
                    || Files.getLastModifiedTime(file).toInstant().isBefore(buildStart)) {
                return Optional.empty();
            }
            Properties note = new Properties();
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                note.load(reader);
            }
            return Optional.of(of(note)).filter(judged -> judged.contract.equals(contract));
        } catch (IOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** Whether this is a note of the same contract with the same content and the same consumer. */
    public boolean isOf(String contractDigest, String codeDigest) {
        return digest.equals(contractDigest) && code.equals(codeDigest);
    }

    private static Judged of(Properties note) {
        return new Judged(
                note.getProperty("contract", ""),
                note.getProperty("digest", ""),
                note.getProperty("code", ""),
                Boolean.parseBoolean(note.getProperty("passed")),
                note.getProperty("line", ""));
    }

    /** Names differ from file names: what a file system may not take becomes its code point. */
    private static Path file(Path directory, String contract) {
        StringBuilder name = new StringBuilder();
        contract.codePoints().forEach(point -> {
            boolean plain = point < 128 && (Character.isLetterOrDigit(point) || point == '-' || point == '.');
            name.append(plain ? Character.toString(point) : "_" + Integer.toHexString(point) + "_");
        });
        return directory.resolve(name + ".properties");
    }
}
