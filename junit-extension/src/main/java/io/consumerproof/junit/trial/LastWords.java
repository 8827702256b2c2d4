package io.consumerproof.junit.trial;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Statement;
import io.consumerproof.report.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a test JVM says before it is halted: nobody will print or report anything for it afterwards. */
public final class LastWords {

    private LastWords() {}

    /**
     * Writes the finding's story to standard error itself, past whatever captures it, and into the build directory.
     *
     * @param replayCommand what the token is appended to
     */
    public static void say(Experiment experiment, Finding finding, String replayCommand) {
        Statement statement =
                Statement.unfinished(finding.run(), experiment.faults().toString());
        Exploration exploration = new Exploration(experiment.name(), List.of(), finding, statement, List.of());
        byte[] story = Terminal.story(exploration, replayCommand).getBytes(StandardCharsets.UTF_8);
        toStandardError(story);
        toFile(story);
    }

    /** The descriptor is used and left open: closing it would take the real standard error from everybody. */
    @SuppressWarnings("resource")
    private static void toStandardError(byte[] story) {
        try {
            new FileOutputStream(FileDescriptor.err).write(story);
        } catch (IOException nobodyListens) {
            System.err.write(story, 0, story.length);
            System.err.flush();
        }
    }

    private static void toFile(byte[] story) {
        Path directory = BuildDirectory.path().resolve("consumerproof");
        try {
            Files.createDirectories(directory);
            Files.write(directory.resolve("halted.txt"), story);
        } catch (IOException unwritable) {
            System.err.println("cannot write '" + directory + "': " + unwritable.getMessage());
        }
    }
}
