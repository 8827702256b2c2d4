package io.consumerproof.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compares what two JVMs made of one schedule. */
final class Histories {

    private Histories() {}

    /**
     * The first event in which two histories differ.
     *
     * @param event its number, from 0
     * @param ours the event in the first; says so if that has ended
     * @param theirs the event in the second; says so if that has ended
     */
    record Difference(int event, String ours, String theirs) {}

    /** Empty if the files hold the same history, one event a line. */
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
        int event = 0;
        while (event < ours.size() && event < theirs.size() && ours.get(event).equals(theirs.get(event))) {
            event++;
        }
        return new Difference(event, at(ours, event), at(theirs, event));
    }

    private static String at(List<String> events, int index) {
        return index < events.size() ? events.get(index) : "the end of the history";
    }
}
