package io.consumerproof.conformance.live.broker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What a broker has on disk for one partition. */
public final class DiskLog {

    /** What {@link #cleanedUpTo} tells of a partition that was never cleaned. */
    public static final long NEVER = -1;

    private static final String ENDING = ".log";

    private final Path folder;
    private final String topic;
    private final int partition;

    DiskLog(Path folder, String topic, int partition) {
        this.folder = folder;
        this.topic = topic;
        this.partition = partition;
    }

    /** The base offsets of the segments, ascending; the last is the active one. */
    public List<Long> baseOffsets() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(topic + "-" + partition))) {
            return files.map(each -> each.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> Long.valueOf(name.substring(0, name.length() - ENDING.length())))
                    .sorted()
                    .toList();
        }
    }

    /** The first offset that the cleaner has not cleaned, {@link #NEVER} if it was never here. */
    public long cleanedUpTo() throws IOException {
        String key = topic + " " + partition + " ";
        try (Stream<String> lines = Files.lines(folder.resolve("cleaner-offset-checkpoint"))) {
            return lines.filter(line -> line.startsWith(key))
                    .mapToLong(line -> Long.parseLong(line.substring(key.length())))
                    .findFirst()
                    .orElse(NEVER);
        } catch (NoSuchFileException notYet) {
            return NEVER;
        }
    }
}
