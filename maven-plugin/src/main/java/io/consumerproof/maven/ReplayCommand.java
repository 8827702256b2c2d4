package io.consumerproof.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;

/** The command line that replays a token of a module, such that it can be pasted where this build was started. */
final class ReplayCommand {

    private static final String TOKEN = "consumerproof.token";
    private static final String SHARD = "consumerproof.shard";
    private static final String REPORTS = "consumerproof.reportsDirectory";

    /** What one run has no part in: how a search is shared out, and what becomes of what it finds. */
    private static final Set<String> OF_THE_SEARCH = Set.of(
            TOKEN,
            SHARD,
            "consumerproof.forks",
            "consumerproof.failOnViolation",
            "consumerproof.failIfNoContracts",
            "consumerproof.remember");

    private final MavenExecutionRequest request;
    private final boolean severalModules;

    ReplayCommand(MavenExecutionRequest request, boolean severalModules) {
        this.request = request;
        this.severalModules = severalModules;
    }

    /** That of {@code session}. */
    static ReplayCommand of(MavenSession session) {
        return new ReplayCommand(session.getRequest(), session.getProjects().size() > 1);
    }

    /**
     * Everything but the token, which is appended: {@code mvn -B -pl it/quickstart -am verify -Pbroken -Dconsumerproof.token=}.
     *
     * @param module directory of the module
     */
    String prefix(Path module) {
        List<String> words = new ArrayList<>(List.of("mvn"));
        if (!request.isInteractiveMode()) {
            words.add("-B");
        }
        Path root = Path.of(request.getBaseDirectory());
        if (!root.equals(Path.of(System.getProperty("user.dir", "")))) {
            words.add("-f " + quoted(root.toString()));
        }
        String path = root.relativize(module).toString().replace('\\', '/');
        if (severalModules && !path.isEmpty()) {
            words.add("-pl " + quoted(path) + " -am");
        }
        words.add("verify");
        String profiles = profiles();
        if (!profiles.isEmpty()) {
            words.add("-P" + quoted(profiles));
        }
        words.addAll(settings(request.getUserProperties()));
        words.add("-D" + TOKEN + "=");
        return String.join(" ", words);
    }

    /** Those of the command line and, since Maven does not tell them apart, those that the settings activate. */
    private String profiles() {
        List<String> named = new ArrayList<>(request.getActiveProfiles());
        request.getInactiveProfiles().forEach(inactive -> named.add("!" + inactive));
        return String.join(",", new TreeSet<>(named));
    }

    /**
     * Our own settings of the command line, for the same contracts under the same options. The reports of a shard have a folder of their
     * own, which is of no use where its story is told among those of others.
     */
    private static List<String> settings(Properties given) {
        return given.stringPropertyNames().stream()
                .filter(name -> name.startsWith("consumerproof.") && !OF_THE_SEARCH.contains(name))
                .filter(name -> !name.equals(REPORTS) || !given.containsKey(SHARD))
                .sorted()
                .map(name -> quoted("-D" + name + "=" + given.getProperty(name)))
                .toList();
    }

    private static String quoted(String word) {
        return word.matches("[\\w./:=,@%+-]*") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
