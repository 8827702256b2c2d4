package io.consumerproof.maven;

import io.consumerproof.explore.Exploration;
import io.consumerproof.runner.Reports;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Puts the reports together that the builds of a matrix have left, each with its {@code consumerproof.shard}: to one statement for each
 * contract. Fails where one does not hold, and where a shard is missing, there twice, or of another state of the contract.
 */
@Mojo(name = "merge", requiresProject = false, aggregator = true, threadSafe = true)
@SuppressWarnings("NullAway.Init")
public final class MergeMojo extends AbstractMojo {

    /** Where the reports of the shards are, in these directories or below; by default anywhere below the current one. */
    @Parameter(property = "consumerproof.shards")
    @Nullable
    private List<File> shards;

    /** Where the merged reports are written; by default {@code target/consumerproof-merged}, in a folder without a project too. */
    @Parameter(property = "consumerproof.mergedDirectory")
    private @Nullable File mergedDirectory;

    @Parameter(defaultValue = "${project}", readonly = true)
    private @Nullable MavenProject project;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        List<Path> directories = shards == null || shards.isEmpty()
                ? List.of(Path.of(""))
                : shards.stream().map(File::toPath).toList();
        try {
            List<ShardsOfContract> contracts = ShardReports.in(directories);
            if (contracts.isEmpty()) {
                throw new MojoFailureException(noReport(directories));
            }
            Path merged = mergedDirectory(mergedDirectory, project);
            conclude(merged(contracts, merged), merged);
        } catch (IOException unreadable) {
            throw new MojoExecutionException("the shards cannot be merged: " + unreadable.getMessage(), unreadable);
        }
    }

    /** Where nothing is told, the project's build directory; a folder without a project has none, and Maven leaves its name unresolved. */
    static Path mergedDirectory(@Nullable File told, @Nullable MavenProject project) {
        if (told != null) {
            return told.toPath();
        }
        String build = project == null || project.getFile() == null
                ? "target"
                : project.getBuild().getDirectory();
        return Path.of(build, "consumerproof-merged");
    }

    static String noReport(List<Path> directories) {
        String searched = directories.stream()
                .map(each -> "'" + (each.toString().isEmpty() ? "." : each) + "'")
                .collect(Collectors.joining(", "));
        return "No report of a shard in " + searched
                + " or below. Each build of the matrix, run with consumerproof.shard, writes"
                + " '*.shard' files into its target/consumerproof-reports; name their folders with -Dconsumerproof.shards.";
    }

    private static List<Told> merged(List<ShardsOfContract> contracts, Path directory) throws IOException {
        Results results = new Results(directory);
        results.clear();
        List<Told> all = new ArrayList<>();
        for (ShardsOfContract each : contracts) {
            Told told = each.told();
            all.add(told);
            Exploration exploration = each.exploration();
            new Reports(directory).xml(told.name(), exploration, "");
            new Reports(directory).page(told.name(), exploration);
        }
        results.write(all);
        return all;
    }

    private void conclude(List<Told> all, Path directory) throws MojoFailureException {
        for (Told each : all) {
            if (each.outcome() == Told.Outcome.PASSED) {
                each.text().lines().forEach(getLog()::info);
            } else {
                getLog().error("\n\n" + each.text() + "\n");
            }
        }
        Conclusion conclusion = Conclusion.of(all, directory);
        if (conclusion.failed()) {
            throw new MojoFailureException(conclusion.sentence());
        }
    }
}
