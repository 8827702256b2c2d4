package io.consumerproof.maven;

import io.consumerproof.maven.Forks.Role;
import io.consumerproof.runner.Fingerprint;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Starts runners as {@link JavaSettings} say, with their journals and logs in a directory of their own. */
final class JavaForks implements Forks {

    /** Each try has the fingerprint that is asked for with a chance of one half. */
    private static final int MOST_TRIES = 8;

    private final JavaSettings java;
    private final Path reports;
    private final Duration watchdog;
    private final AtomicInteger started = new AtomicInteger();

    /**
     * Starts forks that write into {@code reports}.
     *
     * @param watchdog the time that a run may take
     */
    JavaForks(JavaSettings java, Path reports, Duration watchdog) {
        this.java = java;
        this.reports = reports;
        this.watchdog = watchdog;
    }

    @Override
    public Fork start(Role role) throws ForkEndedException {
        for (int attempt = 1; ; attempt++) {
            boolean forth = role == Role.JUDGE || role == Role.ALIKE;
            String wanted = forth ? Fingerprint.FORTH : Fingerprint.BACK;
            JavaFork fork = launch(role, attempt < MOST_TRIES ? List.of(wanted) : List.of());
            try {
                fork.answer(note -> {});
                return fork;
            } catch (ForkEndedException atOnce) {
                if (!fork.hasOtherFingerprint()) {
                    throw atOnce.beforeItsStart(firstWords(atOnce.log()), java.argLine());
                }
            }
        }
    }

    /** The first line that {@code java} printed of its own; it may announce options from the environment before. */
    static String firstWords(Path log) {
        try {
            return Files.readString(log, StandardCharsets.ISO_8859_1)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("Picked up "))
                    .findFirst()
                    .orElse("")
                    .strip();
        } catch (IOException unreadable) {
            return "";
        }
    }

    private JavaFork launch(Role role, List<String> fingerprint) {
        Path directory = reports.resolve("fork");
        String name = role.name().toLowerCase(Locale.ROOT) + "-" + started.incrementAndGet();
        Path journal = directory.resolve(name + ".journal");
        Path log = directory.resolve(name + ".log");
        Path arguments = directory.resolve(name + ".args");
        Path temporary = directory.resolve(name + ".tmp");
        try {
            Files.createDirectories(directory);
            Files.deleteIfExists(journal);
            empty(temporary);
            Files.write(arguments, java.argumentFile(role), nativeCharset());
            List<String> command = new ArrayList<>(
                    List.of(java.executable(), "-Djava.io.tmpdir=" + temporary, "@" + arguments, JavaSettings.MAIN));
            command.addAll(List.of(journal.toString(), reports.toString(), Long.toString(watchdog.toMillis())));
            command.addAll(fingerprint);
            Process process = new ProcessBuilder(command)
                    .directory(java.directory().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            return new JavaFork(
                    process,
                    new JournalTail(journal),
                    log,
                    watchdog.multipliedBy(2).plusSeconds(10));
        } catch (IOException cannotStart) {
            throw new IllegalStateException(
                    "no JVM can be started with '" + java.executable() + "': " + cannotStart.getMessage(), cannotStart);
        }
    }

    /** A fork is ended from outside and tidies nothing up: what it leaves stays in the build directory, until its successor starts. */
    static void empty(Path temporary) throws IOException {
        if (Files.isDirectory(temporary)) {
            try (Stream<Path> all = Files.walk(temporary)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(each);
                }
            }
        }
        Files.createDirectories(temporary);
    }

    /** The java launcher reads argument files in the encoding of the platform. */
    private static Charset nativeCharset() {
        String name = System.getProperty("native.encoding");
        return name == null ? Charset.defaultCharset() : Charset.forName(name);
    }
}
