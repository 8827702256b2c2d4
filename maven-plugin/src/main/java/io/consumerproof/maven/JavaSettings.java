package io.consumerproof.maven;

import io.consumerproof.maven.Forks.Role;
import io.consumerproof.runner.Runner;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How the JVMs of a module are started.
 *
 * @param executable path of {@code java}
 * @param classPath in order
 * @param directory where they run
 * @param argLine further options; later ones win over ours
 */
record JavaSettings(String executable, List<String> classPath, Path directory, List<String> argLine) {

    static final String MAIN = Runner.class.getName();

    /**
     * A search makes garbage at the same rate all the time: a small heap that never grows keeps its young generation in the cache
     * and spares the page faults of a growing one. The first compiler alone makes more of the seconds that a contract takes: 40,000
     * runs for 3.2 s of processor time against 29,000 for 5.9 s with both (2 records, 2 members, in memory; JDK 17). A search of
     * minutes is better off with {@code -XX:TieredStopAtLevel=4} in {@code argLine}.
     */
    private static final List<String> OPTIONS = List.of(
            "-Xms512m",
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-Djava.awt.headless=true");

    private static final List<String> EXPERIMENTAL =
            List.of("-XX:+UnlockExperimentalVMOptions", "-XX:+IgnoreUnrecognizedVMOptions");

    /** The lines of a java argument file: options and class path, quoted. */
    List<String> argumentFile(Role role) {
        List<String> lines = new ArrayList<>(OPTIONS);
        lines.addAll(identityHashCodes(role));
        lines.add("-Dbasedir=" + directory);
        lines.addAll(argLine);
        lines.add("-cp");
        lines.add(String.join(File.pathSeparator, classPath));
        return lines.stream().map(JavaSettings::quoted).toList();
    }

    /** A judge draws them, a witness counts them, and where nothing shall depend on them they are all alike. */
    private static List<String> identityHashCodes(Role role) {
        if (role == Role.JUDGE) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(EXPERIMENTAL);
        lines.add(role == Role.WITNESS ? "-XX:hashCode=3" : "-XX:hashCode=2");
        return lines;
    }

    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
