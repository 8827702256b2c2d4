package io.consumerproof.jdbc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A database on disk in a folder of its own, so that the named files stay as they are and no two JVMs meet in them. It begins as a
 * copy of the named files where these exist.
 */
final class PrivateFiles implements AutoCloseable {

    private static final String NAME = "database";

    private final Path folder;
    private final String url;

    private PrivateFiles(Path folder, String url) {
        this.folder = folder;
        this.url = url;
    }

    static PrivateFiles of(FileUrl named) {
        try {
            Path folder = Files.createTempDirectory("consumerproof-");
            copy(named, folder);
            return new PrivateFiles(folder, named.at(folder.resolve(NAME)));
        } catch (IOException | InvalidPathException failure) {
            throw new DatabaseProblemsException(List.of(new DatabaseProblem(
                    "url", "the database at '" + named.path() + "' cannot be copied: " + failure.getMessage())));
        }
    }

    private static void copy(FileUrl named, Path folder) throws IOException {
        Path place = named.place();
        for (String ending : named.endings()) {
            Path file = place.resolveSibling(place.getFileName() + ending);
            if (Files.isRegularFile(file)) {
                Files.copy(file, folder.resolve(NAME + ending));
            }
        }
    }

    /** The named URL, but for the path. */
    String url() {
        return url;
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
