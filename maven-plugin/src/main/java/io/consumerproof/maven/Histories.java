package io.consumerproof.maven;

import io.consumerproof.junit.culprit.Difference;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compares what two JVMs made of one schedule. */
final class Histories {

    private Histories() {}

    /** Empty if the files hold the same history: two lines for each event, itself and in words. */
    static Optional<Difference> difference(Path ours, Path theirs) {
        try {
            if (Files.mismatch(ours, theirs) < 0) {
                return Optional.empty();
            }
            return Optional.of(first(Files.readAllLines(ours), Files.readAllLines(theirs)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Difference first(List<String> ours, List<String> theirs) {
        int line = 0;
        while (line < ours.size() && line < theirs.size() && ours.get(line).equals(theirs.get(line))) {
            line++;
        }
        int event = line / 2;
        return Difference.of(
                event, at(ours, 2 * event + 1), at(theirs, 2 * event + 1), at(ours, 2 * event), at(theirs, 2 * event));
    }

    private static String at(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : Difference.END;
    }
}
