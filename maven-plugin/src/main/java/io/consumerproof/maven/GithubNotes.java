package io.consumerproof.maven;

import io.consumerproof.maven.Told.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tells GitHub Actions, where it runs the build: an annotation for each contract that fails, and a summary. */
final class GithubNotes {

    private final Map<String, String> environment;
    private final Path root;

    /**
     * Notes for the run that {@code environment} describes.
     *
     * @param root what paths in annotations are relative to
     */
    GithubNotes(Map<String, String> environment, String root) {
        this.environment = environment;
        this.root = Path.of(root);
    }

    void write(List<Told> all) throws IOException {
        if (!"true".equals(environment.get("GITHUB_ACTIONS"))) {
            return;
        }
        for (String annotation : annotations(all)) {
            System.out.println(annotation);
        }
        String summary = environment.get("GITHUB_STEP_SUMMARY");
        if (summary != null) {
            Files.writeString(Path.of(summary), markdown(all), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    /** One workflow command for each contract that does not pass. */
    List<String> annotations(List<Told> all) {
        List<String> commands = new ArrayList<>();
        for (Told told : all) {
            if (told.outcome() != Outcome.PASSED && told.outcome() != Outcome.PASSED_OVER) {
                String message = told.sentence().isEmpty() ? told.text() : told.sentence();
                commands.add("::error file=" + property(relative(told.file())) + ",title="
                        + property(told.name() + " " + told.check()) + "::" + escaped(message));
            }
        }
        return commands;
    }

    /** A table of all contracts, and the stories of those that do not pass. */
    String markdown(List<Told> all) {
        StringBuilder text =
                new StringBuilder("### Consumerproof\n\n| contract | outcome | check |\n| --- | --- | --- |\n");
        for (Told told : all) {
            String mark = told.outcome() == Outcome.PASSED ? "✓ " : "✗ ";
            text.append("| ").append(told.name()).append(" | ").append(mark).append(told.outcome());
            text.append(" | ").append(told.check()).append(" |\n");
        }
        for (Told told : all) {
            if (told.outcome() == Outcome.FAILED || told.outcome() == Outcome.UNREADABLE) {
                text.append("\n```\n").append(told.text()).append("\n```\n");
            }
        }
        return text.toString();
    }

    private String relative(Path file) {
        return (file.startsWith(root) ? root.relativize(file) : file).toString().replace('\\', '/');
    }

    private static String property(String text) {
        return escaped(text).replace(":", "%3A").replace(",", "%2C");
    }

    private static String escaped(String text) {
        return text.strip().replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
}
