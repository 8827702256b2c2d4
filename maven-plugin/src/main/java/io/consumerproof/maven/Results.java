package io.consumerproof.maven;

import io.consumerproof.maven.Told.Outcome;
import io.consumerproof.runner.Reports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The files of a module that tell of all its contracts: {@code report.json}, and what user code printed in told runs.
 *
 * @param directory where they go
 */
record Results(Path directory) {

    /** Removes what an earlier build told, and makes the directory. */
    void clear() {
        try {
            Files.createDirectories(directory);
            try (DirectoryStream<Path> old = Files.newDirectoryStream(directory, "*.{html,xml,json,txt,shard}")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException("'" + directory + "' cannot be written to", unwritable);
        }
    }

    void write(List<Told> all) throws IOException {
        Files.writeString(directory.resolve("report.json"), json(all));
        for (Told told : all) {
            Path xml = new Reports(directory).xml(told.name());
            if (told.outcome() != Outcome.PASSED_OVER && !Files.exists(xml)) {
                Unjudged.write(new Reports(directory), told);
            }
            if (!told.output().isEmpty()) {
                Files.writeString(directory.resolve(told.file().getFileName() + ".output.txt"), told.output());
            }
        }
    }

    private static String json(List<Told> all) {
        return all.stream()
                .map(Results::json)
                .collect(Collectors.joining(",\n", "{\"version\": 1, \"contracts\": [\n", "\n]}\n"));
    }

    private static String json(Told told) {
        return "  {\"name\": " + quoted(told.name())
                + ", \"file\": " + quoted(told.file().toString())
                + ", \"outcome\": " + quoted(told.outcome().toString())
                + ",\n   \"check\": " + quoted(told.check())
                + ", \"sentence\": " + quoted(told.sentence())
                + ",\n   \"token\": " + quoted(told.token())
                + ", \"timeline\": " + quoted(told.timeline())
                + ",\n   \"text\": " + quoted(told.text())
                + (told.exploration().isEmpty() ? "" : ",\n   \"exploration\": " + told.exploration()) + "}";
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c == '\n') {
                json.append("\\n");
            } else if (c < ' ') {
                json.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
