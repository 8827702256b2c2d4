package io.consumerproof.maven;

import java.io.File;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.apache.maven.artifact.Artifact;

/** Where the classes are that run in a fork: a dependency of this plugin, and of its very version. */
final class RunnerJar {

    private static final String ARTIFACT = "consumerproof-runner";

    private RunnerJar() {}

    /**
     * The class path of the runner alone: its jar, which holds all that it needs. In a reactor that has not packaged it, it is a
     * directory of its own classes, and the plugin's other artifacts are needed beside it.
     */
    static List<String> among(Collection<Artifact> pluginArtifacts) {
        File runner = pluginArtifacts.stream()
                .filter(artifact -> artifact.getArtifactId().equals(ARTIFACT))
                .map(Artifact::getFile)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(ARTIFACT + " is not among this plugin's own artifacts"));
        if (runner.isFile()) {
            return List.of(runner.getPath());
        }
        return pluginArtifacts.stream()
                .map(Artifact::getFile)
                .filter(Objects::nonNull)
                .map(File::getPath)
                .toList();
    }
}
