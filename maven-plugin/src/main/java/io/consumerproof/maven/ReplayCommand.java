package io.consumerproof.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/** The command line that replays a token of a module, such that it can be pasted where this build was started. */
final class ReplayCommand {

    private static final String TOKEN = "consumerproof.token";

    private ReplayCommand() {}

    /** Everything but the token, which is appended: {@code mvn -B -pl it/quickstart -am verify -Pbroken -Dconsumerproof.token=}. */
    static String of(MavenSession session, MavenProject project) {
        MavenExecutionRequest request = session.getRequest();
        List<String> words = new ArrayList<>(List.of("mvn"));
        if (!request.isInteractiveMode()) {
            words.add("-B");
        }
        Path root = Path.of(session.getExecutionRootDirectory());
        if (!root.equals(Path.of(System.getProperty("user.dir", "")))) {
            words.add("-f " + quoted(root.toString()));
        }
        Path module = root.relativize(project.getBasedir().toPath());
        if (session.getProjects().size() > 1 && !module.toString().isEmpty()) {
            words.add("-pl " + quoted(module.toString().replace('\\', '/')) + " -am");
        }
        words.add("verify");
        String profiles = profiles(session);
        if (!profiles.isEmpty()) {
            words.add("-P" + quoted(profiles));
        }
        words.addAll(settings(request.getUserProperties()));
        words.add("-D" + TOKEN + "=");
        return String.join(" ", words);
    }

    /** Those of the command line; those of the settings are active anyway. */
    private static String profiles(MavenSession session) {
        List<String> named = new ArrayList<>(session.getRequest().getActiveProfiles());
        named.removeAll(session.getSettings().getActiveProfiles());
        session.getRequest().getInactiveProfiles().forEach(inactive -> named.add("!" + inactive));
        return String.join(",", new TreeSet<>(named));
    }

    /** Our own settings of the command line, for the same contracts under the same options. */
    private static List<String> settings(Properties given) {
        return given.stringPropertyNames().stream()
                .filter(name -> name.startsWith("consumerproof.") && !name.equals(TOKEN))
                .sorted()
                .map(name -> quoted("-D" + name + "=" + given.getProperty(name)))
                .toList();
    }

    private static String quoted(String word) {
        return word.matches("[\\w./:=,@%+-]*") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
