package io.consumerproof.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM with the class path of this one, that measures and prints one line. */
final class ChildJvm {

    private final Process process;

    private ChildJvm(Process process) {
        this.process = process;
    }

    /** Starts {@code main}; what it prints on its error stream is printed here. */
    static ChildJvm start(List<String> settings, Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(settings);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return new ChildJvm(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** Waits for its end; the words of its last line. */
    List<String> lastWords() throws IOException, InterruptedException {
        try (BufferedReader lines = process.inputReader()) {
            String last = lines.lines().reduce("", (line, next) -> next);
            int code = process.waitFor();
            if (code != 0) {
                throw new IllegalStateException("a JVM that measures ended with code " + code + " and '" + last + "'");
            }
            return List.of(last.split(" "));
        } finally {
            process.destroy();
        }
    }
}
