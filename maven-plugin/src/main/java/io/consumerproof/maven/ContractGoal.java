package io.consumerproof.maven;

import io.consumerproof.junit.contract.Contracts;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;

/** What the goals share: their settings, and how a fork is started. Each setting is also the property {@code consumerproof.<name>}. */
@SuppressWarnings("NullAway.Init")
abstract class ContractGoal extends AbstractMojo {

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    MavenSession session;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    @Inject
    private ToolchainManager toolchains;

    /** Does nothing. */
    @Parameter(property = "consumerproof.skip", defaultValue = "false")
    private boolean skip;

    /** Does nothing, as with the tests. */
    @Parameter(property = "skipTests", defaultValue = "false")
    private boolean skipTests;

    /** Does nothing, as with the tests. */
    @Parameter(property = "maven.test.skip", defaultValue = "false")
    private boolean mavenTestSkip;

    /** Where the contracts are. */
    @Parameter(property = "consumerproof.contractsDirectory", defaultValue = "${project.basedir}/src/test/contracts")
    File contractsDirectory;

    /** Which files in the directory are contracts, as patterns with {@code *} and {@code **}; all YAML files by default. */
    @Parameter(property = "consumerproof.includes")
    @Nullable
    List<String> includes;

    /** Which files in the directory are not. */
    @Parameter(property = "consumerproof.excludes")
    @Nullable
    List<String> excludes;

    /** Where reports are written. */
    @Parameter(
            property = "consumerproof.reportsDirectory",
            defaultValue = "${project.build.directory}/consumerproof-reports")
    File reportsDirectory;

    /** How long one run may take before it is told as a hang: {@code 500ms}, {@code 10s}. */
    @Parameter(property = "consumerproof.watchdog", defaultValue = "10s")
    String watchdog;

    /** Further options for the JVMs that run the contracts; they win over ours. */
    @Parameter(property = "consumerproof.argLine")
    @Nullable
    String argLine;

    /** The {@code java} that runs the contracts; by default that of the JDK toolchain, else that of Maven. */
    @Parameter(property = "consumerproof.jvm")
    @Nullable
    String jvm;

    /** The run to replay, as a story prints it. */
    @Parameter(property = "consumerproof.token")
    @Nullable
    String token;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (project.getPackaging().equals("pom")) {
            getLog().debug("No contracts in a project of packaging pom.");
        } else if (skip || skipTests || mavenTestSkip) {
            getLog().info("Contracts are skipped.");
        } else {
            perform();
        }
    }

    /** Does what the goal is for. */
    abstract void perform() throws MojoExecutionException, MojoFailureException;

    /** The contract files, sorted; empty if there are none. */
    List<Path> contracts() {
        Path directory = contractsDirectory.toPath();
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        return Contracts.under(directory, orEmpty(includes), orEmpty(excludes));
    }

    /** The files with regressions whose contract has gone, sorted; only where there are contracts. */
    List<Path> regressionsAlone() {
        return Contracts.regressionsAlone(contractsDirectory.toPath());
    }

    /** The files that are nearly named as files with regressions are, sorted; only where there are contracts. */
    List<Path> nearRegressions() {
        return Contracts.nearRegressions(contractsDirectory.toPath());
    }

    /** Why there are no contract files. */
    NoContracts noContracts() {
        Path usual =
                project.getBasedir().toPath().resolve("src").resolve("test").resolve("contracts");
        Path directory = contractsDirectory.toPath();
        return new NoContracts(directory, !directory.equals(usual), orEmpty(includes), orEmpty(excludes));
    }

    /** Starts replaying; the caller closes it. */
    Judging replaying() throws MojoExecutionException {
        return judging(new Settings(), null, 1, (judge, note) -> {});
    }

    /**
     * Starts judging in up to so many {@code judges} at once; the caller closes it.
     *
     * @param settings what was read of the goal's settings so far
     * @param limits null where nothing is searched
     * @param watching told of what they say while they search
     */
    Judging judging(Settings settings, @Nullable SearchLimits limits, int judges, Panel.Watching watching)
            throws MojoExecutionException {
        Duration most = settings.required("watchdog", watchdog);
        settings.refuse();
        JavaSettings java =
                new JavaSettings(executable(), classPath(), project.getBasedir().toPath(), words(argLine));
        JavaForks forks = new JavaForks(java, reportsDirectory.toPath(), most);
        return new Judging(
                forks,
                judges,
                limits,
                ReplayCommand.of(session).prefix(project.getBasedir().toPath()),
                watching);
    }

    /** Where the module's last violation is remembered. */
    LastViolation lastViolation() {
        return LastViolation.in(reportsDirectory.toPath());
    }

    /** Ours first, so that all of Consumerproof is of the plugin's version and reads YAML with its own parser. */
    private List<String> classPath() throws MojoExecutionException {
        List<String> elements = new ArrayList<>(RunnerJar.among(pluginArtifacts));
        try {
            elements.addAll(project.getTestClasspathElements());
        } catch (DependencyResolutionRequiredException neverAtThisPhase) {
            throw new MojoExecutionException("the test class path is not resolved", neverAtThisPhase);
        }
        return elements;
    }

    private String executable() {
        if (jvm != null && !jvm.isBlank()) {
            return jvm;
        }
        Toolchain jdk = toolchains.getToolchainFromBuildContext("jdk", session);
        String found = jdk == null ? null : jdk.findTool("java");
        return found != null
                ? found
                : Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static List<String> words(@Nullable String line) {
        return line == null || line.isBlank() ? List.of() : List.of(line.strip().split("\\s+"));
    }

    private static List<String> orEmpty(@Nullable List<String> patterns) {
        return patterns == null ? List.of() : patterns;
    }
}
