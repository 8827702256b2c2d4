package io.consumerproof.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.opentest4j.AssertionFailedError;

/**
 * Files under {@code src/test/resources/golden} that hold what a person is to read. {@code -Dgolden.rewrite=true} writes them
 * anew, to be read in the difference before a commit; where the environment says {@code CI} that is refused.
 */
public final class Golden {

    private static final String FLAG = "golden.rewrite";

    private final Path folder;
    private final boolean rewrite;

    private Golden(Path folder, boolean rewrite) {
        this.folder = folder;
        this.rewrite = rewrite;
    }

    /** The golden files of one package: {@code src/test/resources/golden/<name>} of the module under test. */
    public static Golden files(String name) {
        boolean rewrite = Boolean.getBoolean(FLAG);
        return new Golden(
                Path.of("src", "test", "resources", "golden", name), allowed(rewrite, System.getenv("CI") != null));
    }

    static Golden in(Path folder, boolean rewrite) {
        return new Golden(folder, rewrite);
    }

    static boolean allowed(boolean rewrite, boolean ci) {
        if (rewrite && ci) {
            throw new IllegalStateException(
                    "-D" + FLAG + "=true where CI is set: golden files are rewritten at a desk and read"
                            + " before they are committed");
        }
        return rewrite;
    }

    /** Fails unless the file {@code name} holds exactly {@code actual}; with the flag, writes it. */
    public void holds(String name, String actual) {
        Path file = folder.resolve(name);
        try {
            if (rewrite) {
                Files.createDirectories(folder);
                Files.writeString(file, actual);
            }
            String expected = Files.exists(file) ? Files.readString(file) : "";
            if (!expected.equals(actual)) {
                throw new AssertionFailedError(
                        "'" + file + "' differs from what is printed; if that is right, rewrite it by -D" + FLAG
                                + "=true",
                        expected,
                        actual);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException("golden file '" + file + "'", unreadable);
        }
    }
}
