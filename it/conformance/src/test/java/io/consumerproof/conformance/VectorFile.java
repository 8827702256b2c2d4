package io.consumerproof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One file of observed vectors.
 *
 * @param name without folder: {@code log-transactions.json}
 * @param root the whole of it; its {@code cases} are in there
 */
public record VectorFile(String name, JsonNode root) {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
    private static final Path COPIES = GOLDEN.resolve("kafka-4.3.1");

    /** Files with inputs chosen by us; Kafka's answers were observed like the others. */
    public static final Path CHOSEN = GOLDEN.resolve("kafka-4.3.1-chosen");

    /**
     * The files whose name begins with {@code prefix}, by name: the copies, or those of the folder that
     * {@code -Dconformance.vectors} names.
     *
     * @throws IllegalStateException if a folder of one's own is not there
     */
    public static List<VectorFile> named(String prefix) {
        return in(folder(), prefix);
    }

    /** The files of {@code folder} whose name begins with {@code prefix}, by name. */
    public static List<VectorFile> in(Path folder, String prefix) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.getFileName().toString().startsWith(prefix)
                            && each.toString().endsWith(".json"))
                    .sorted()
                    .map(VectorFile::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("'" + folder + "' cannot be read", unreadable);
        }
    }

    /** Where the vectors come from. */
    static Path folder() {
        String chosen = System.getProperty("conformance.vectors", "");
        Path folder = chosen.isEmpty() ? COPIES : Path.of(chosen);
        if (!Files.isDirectory(folder)) {
            throw new IllegalStateException("-Dconformance.vectors names '" + folder + "', which is no folder");
        }
        return folder;
    }

    private static VectorFile read(Path file) {
        try {
            return new VectorFile(file.getFileName().toString(), MAPPER.readTree(file.toFile()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("'" + file + "' cannot be read", unreadable);
        }
    }

    /** The cases in the order of the file. */
    public List<JsonNode> cases() {
        List<JsonNode> cases = new ArrayList<>();
        root.get("cases").forEach(cases::add);
        return cases;
    }
}
