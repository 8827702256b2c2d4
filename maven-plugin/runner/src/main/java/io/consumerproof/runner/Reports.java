package io.consumerproof.runner;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Exploration;
import io.consumerproof.history.History;
import io.consumerproof.junit.culprit.Difference;
import io.consumerproof.report.HtmlReport;
import io.consumerproof.report.HtmlTimeline;
import io.consumerproof.report.JUnitXml;
import io.consumerproof.report.Narrator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The files that a fork writes.
 *
 * @param directory where they go; must exist
 */
public record Reports(Path directory) {

    /** Where {@link #xml(String, Exploration, String)} puts a contract: {@code TEST-consumerproof.<name>.xml}. */
    public Path xml(String name) {
        return directory.resolve("TEST-consumerproof." + fileName(name) + ".xml");
    }

    /** Writes what CI servers read. */
    public void xml(String name, Exploration exploration, String replayCommand) throws IOException {
        Path file = xml(name);
        Files.writeString(file, JUnitXml.suite("consumerproof." + name, List.of(exploration), replayCommand));
    }

    /** Writes what it takes to put the shards of a search together. */
    void shard(String name, Message shard) throws IOException {
        Files.writeString(directory.resolve(fileName(name) + ShardFile.SUFFIX), shard.line() + '\n');
    }

    /** {@code <name>.html}, for people: what was tried, and the run that was found, if any was; the answer is its path. */
    public Path page(String name, Exploration exploration) throws IOException {
        return Files.writeString(html(name), HtmlReport.page(exploration));
    }

    /** The same for a run by itself. */
    Path timeline(String name, History history, @Nullable Violation violation) throws IOException {
        return Files.writeString(html(name), HtmlTimeline.page(name, history, violation));
    }

    private Path html(String name) {
        return directory.resolve(fileName(name) + ".html");
    }

    /**
     * What happened in a run, for comparing two JVMs: two lines for each event, the event itself and the event in the words of a
     * story.
     */
    Path history(String role, History history) throws IOException {
        Narrator narrator = Narrator.of(history);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < history.size(); i++) {
            text.append(oneLine(Difference.line(history.at(i)))).append('\n');
            text.append(oneLine(narrator.sentence(i))).append('\n');
        }
        Path file = directory.resolve("fork").resolve(role + ".history");
        return Files.writeString(file, text);
    }

    private static String oneLine(String text) {
        return text.replace("\r", "\\r").replace("\n", "\\n");
    }

    /** {@code name} with everything but letters, digits, dot and hyphen made a hyphen. */
    private static String fileName(String name) {
        return name.replaceAll("[^\\p{L}\\p{Nd}.-]", "-");
    }
}
