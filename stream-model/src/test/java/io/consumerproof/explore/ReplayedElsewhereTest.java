package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A token makes the same run, byte for byte, in a fresh JVM of any JDK under another locale, time zone, encoding, heap and order of
 * identity hash codes.
 */
class ReplayedElsewhereTest {

    private static final int SCHEDULES = 10_000;
    private static final List<String> OTHER_SETTINGS = List.of(
            "-Duser.language=tr",
            "-Duser.country=TR",
            "-Duser.timezone=Asia/Kathmandu",
            "-Dfile.encoding=ISO-8859-1",
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=2",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx192m");

    @TempDir
    static Path folder;

    /** The JDK of this build, and, where CI's machines keep them, the newest of every other feature version. */
    static Stream<Path> jdks() throws IOException {
        Map<Integer, Path> found = new TreeMap<>();
        for (String home : List.of("/usr/lib/jvm", "/opt/java", "/opt")) {
            if (Files.isDirectory(Path.of(home))) {
                try (Stream<Path> inside = Files.list(Path.of(home))) {
                    inside.sorted().forEach(each -> enter(found, each));
                }
            }
        }
        System.getenv().forEach((name, home) -> {
            if (name.startsWith("JAVA_HOME_")) {
                enter(found, Path.of(home));
            }
        });
        found.put(Runtime.version().feature(), Path.of(System.getProperty("java.home")));
        return found.values().stream();
    }

    private static void enter(Map<Integer, Path> found, Path home) {
        int version = version(home.resolve("release"));
        if (version >= 17 && Files.isExecutable(home.resolve("bin/java"))) {
            found.put(version, home);
        }
    }

    /** {@code JAVA_VERSION="17.0.9"} is 17; 0 where there is no JDK. */
    private static int version(Path release) {
        try (Stream<String> lines = Files.lines(release)) {
            return lines.filter(line -> line.startsWith("JAVA_VERSION=\""))
                    .map(line -> line.replaceAll("^[^\"]*\"(\\d+).*$", "$1"))
                    .mapToInt(Integer::parseInt)
                    .findFirst()
                    .orElse(0);
        } catch (IOException none) {
            return 0;
        }
    }

    /** The model needs nothing else on the class path. */
    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @BeforeAll
    static void writeTokens() throws IOException {
        List<String> lines = new ArrayList<>();
        for (TokenCases each : TokenCases.values()) {
            lines.addAll(ReplayedElsewhere.lines(each, SCHEDULES / TokenCases.values().length));
        }
        assertThat(lines.size()).isEqualTo(SCHEDULES);
        Files.write(folder.resolve("tokens.txt"), lines);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void everyByteIsTheSame(Path jdk) throws Exception {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString()));
        command.addAll(OTHER_SETTINGS);
        command.addAll(List.of(
                "-cp",
                home(ReplayedElsewhere.class) + File.pathSeparator + home(Explorer.class),
                ReplayedElsewhere.class.getName(),
                folder.resolve("tokens.txt").toString()));
        Path output = folder.resolve("output.txt");
        int status = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();
        assertThat(output).content().isEqualTo(SCHEDULES + " replayed\n");
        assertThat(status).isZero();
        System.out.println(SCHEDULES + " schedules replayed from their tokens by " + jdk + ": 0 differing bytes");
    }
}
