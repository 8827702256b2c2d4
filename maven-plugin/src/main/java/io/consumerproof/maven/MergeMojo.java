package io.consumerproof.maven;

import io.consumerproof.explore.Exploration;
import io.consumerproof.runner.Reports;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
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

    /** Where the merged reports are written. */
    @Parameter(
            property = "consumerproof.mergedDirectory",
            defaultValue = "${project.build.directory}/consumerproof-merged")
    private File mergedDirectory;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        List<Path> directories = shards == null || shards.isEmpty()
                ? List.of(Path.of(""))
                : shards.stream().map(File::toPath).toList();
        List<Told> all;
        try {
            all = merged(ShardReports.in(directories));
        } catch (IOException unreadable) {
            throw new MojoExecutionException("the shards cannot be merged: " + unreadable.getMessage(), unreadable);
        }
        if (all.isEmpty()) {
            throw new MojoFailureException("No report of a shard in " + directories
                    + ". Each build of the matrix writes them into its target/consumerproof-reports.");
        }
        conclude(all);
    }

    private List<Told> merged(List<ShardsOfContract> contracts) throws IOException {
        Path directory = mergedDirectory.toPath();
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

    private void conclude(List<Told> all) throws MojoFailureException {
        for (Told each : all) {
            if (each.outcome() == Told.Outcome.PASSED) {
                each.text().lines().forEach(getLog()::info);
            } else {
                getLog().error("\n\n" + each.text() + "\n");
            }
        }
        Conclusion conclusion = Conclusion.of(all, mergedDirectory.toPath());
        if (conclusion.failed()) {
            throw new MojoFailureException(conclusion.sentence());
        }
    }
}
