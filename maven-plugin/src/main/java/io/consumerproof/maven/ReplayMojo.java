package io.consumerproof.maven;

import io.consumerproof.maven.Told.Outcome;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Tells one run again, with its full story and its timeline: the run of {@code consumerproof.token}, else the module's last violation.
 * The project has to be compiled; the build does not fail for what the run shows.
 */
@Mojo(name = "replay", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class ReplayMojo extends ContractGoal {

    @Override
    void perform() throws MojoExecutionException {
        Optional<String> wanted =
                token != null ? Optional.of(token) : lastViolation().token();
        if (wanted.isEmpty()) {
            getLog().info("No violation is remembered in '" + reportsDirectory
                    + "'. Run the goal verify first, or give a" + " token: -Dconsumerproof.token=…");
            return;
        }
        Optional<Told> found = new TokenReplay(this, wanted.get()).find(contracts());
        if (found.isEmpty()) {
            getLog().info("The token '" + wanted.get() + "' belongs to no contract in '" + contractsDirectory + "'.");
            return;
        }
        Told told = found.get();
        String text = told.output().isEmpty() ? "" : "\n\n" + told.output().stripTrailing();
        if (told.outcome() == Outcome.PASSED) {
            getLog().info("\n\n" + told.text() + text + "\n");
        } else {
            getLog().warn("\n\n" + told.text() + text + "\n");
        }
        getLog().info("Timeline: " + told.timeline());
    }
}
