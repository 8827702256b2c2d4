package io.consumerproof.maven;

import io.consumerproof.junit.contract.RegressionsFile;
import io.consumerproof.junit.trial.Judged;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Judges every contract of the project in a JVM of its own, and fails the build when one is violated, vacuous, undecided or cannot be
 * read. With {@code consumerproof.token} it replays just that run.
 */
@Mojo(
        name = "verify",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public final class VerifyMojo extends ContractGoal {

    /** Whether a violation fails the build. A contract that cannot be read always does. */
    @Parameter(property = "consumerproof.failOnViolation", defaultValue = "true")
    private boolean failOnViolation;

    /** Whether a project without contracts fails the build. */
    @Parameter(property = "consumerproof.failIfNoContracts", defaultValue = "false")
    private boolean failIfNoContracts;

    /** Time for runs beyond the bound of each contract, instead of the contract's own: {@code 2s}. */
    @Parameter(property = "consumerproof.budget")
    private @Nullable String budget;

    /** Time for the bound of each contract, instead of the contract's own: {@code 2m}. */
    @Parameter(property = "consumerproof.limit")
    private @Nullable String limit;

    /** Seed of the runs beyond the bound and of samples, instead of the contract's own. */
    @Parameter(property = "consumerproof.seed")
    private @Nullable Long seed;

    /** How many JVMs search one contract at once, if it takes long; by default as many as there are processors. */
    @Parameter(property = "consumerproof.forks")
    private @Nullable Integer forks;

    /**
     * Which part of every search this build makes, {@code 3/8}: for several machines. By default what the environment says (see the
     * documentation), else all.
     */
    @Parameter(property = "consumerproof.shard")
    private @Nullable String shard;

    /**
     * Whether what is found is kept in the file beside its contract, {@code orders.regressions.yaml}, and so tried first from now on.
     */
    @Parameter(property = "consumerproof.remember", defaultValue = "false")
    private boolean remember;

    @Override
    void perform() throws MojoExecutionException, MojoFailureException {
        List<Path> files = contracts();
        if (token != null) {
            new TokenReplay(this, token).perform(files);
        } else if (files.isEmpty()) {
            sayThereAreNone();
        } else {
            regressionsAlone()
                    .forEach(file -> getLog().warn("'" + file + "' is beside no contract of that name, so that none"
                            + " of its runs is made; rename it with its contract, or remove it"));
            nearRegressions()
                    .forEach(file -> getLog().warn("'" + file + "' is not read as a file with regressions; those of"
                            + " orders.yaml are in orders.regressions.yaml: rename it"));
            judgeAll(files);
        }
    }

    private void sayThereAreNone() throws MojoFailureException {
        NoContracts none = noContracts();
        if (failIfNoContracts) {
            throw new MojoFailureException(
                    none.sentence() + " Write one, or leave failIfNoContracts at false where a module may have none.");
        }
        if (none.isUnmeant()) {
            getLog().warn(none.sentence());
        } else {
            getLog().info(none.sentence());
        }
    }

    private void judgeAll(List<Path> files) throws MojoExecutionException, MojoFailureException {
        Results results = new Results(reportsDirectory.toPath());
        results.clear();
        lastViolation().forget();
        List<Told> all = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        DistinctNames names = new DistinctNames();
        ProgressLines progress = new ProgressLines(getLog()::info, System::nanoTime);
        try (Judging judging = judging(progress)) {
            for (Path file : files) {
                progress.begin(String.valueOf(file.getFileName()));
                Told told = names.checked(judging.judge(file));
                all.add(told);
                tell(told);
                keep(told).ifPresent(lost::add);
            }
        }
        try {
            results.write(all);
            new GithubNotes(System.getenv(), session.getExecutionRootDirectory()).write(all);
        } catch (IOException unwritable) {
            throw new MojoExecutionException("no report can be written: " + unwritable, unwritable);
        }
        all.stream()
                .filter(told -> !told.token().isEmpty())
                .reduce((earlier, later) -> later)
                .ifPresent(lastViolation()::remember);
        conclude(all);
        if (!lost.isEmpty()) {
            throw new MojoExecutionException(String.join("; ", lost));
        }
    }

    private Judging judging(ProgressLines progress) throws MojoExecutionException {
        Settings settings = new Settings();
        SearchLimits limits = new SearchLimits(
                settings.duration("budget", budget),
                settings.duration("limit", limit),
                seed,
                settings.shard(shard, System.getenv()),
                Judged.directory(Path.of(project.getBuild().getDirectory())),
                session.getStartTime().toInstant());
        int judges = settings.positive("forks", forks, Runtime.getRuntime().availableProcessors());
        return judging(settings, limits, judges, progress);
    }

    private void tell(Told told) {
        switch (told.outcome()) {
            case PASSED, PASSED_OVER -> told.text().lines().forEach(getLog()::info);
            case FAILED -> {
                getLog().error("\n\n" + told.text() + "\n");
                told.found().lines().forEach(getLog()::info);
            }
            case UNREADABLE -> told.text().lines().forEach(getLog()::error);
            case BUG ->
                getLog().error("A mistake of Consumerproof, please report it with the contract '" + told.name() + "':\n"
                        + told.text());
        }
    }

    /** Writes into the sources, but only when asked to. What cannot be written keeps nobody from judging what is left; it comes back. */
    private Optional<String> keep(Told told) {
        if (told.keep().isEmpty()) {
            return Optional.empty();
        }
        if (!remember) {
            getLog().info(told.advice());
            return Optional.empty();
        }
        try {
            Path kept = RegressionsFile.beside(told.file()).keep(told.keep());
            getLog().info("  Kept   in '" + kept + "': it is tried first from now on.");
            return Optional.empty();
        } catch (IOException unwritable) {
            String problem =
                    "the run that was found for '" + told.file().getFileName() + "' cannot be kept: " + unwritable;
            getLog().error(problem + "; the line to add by hand:");
            getLog().error(told.advice());
            return Optional.of(problem);
        }
    }

    private void conclude(List<Told> all) throws MojoFailureException {
        Conclusion conclusion = Conclusion.of(all, reportsDirectory.toPath());
        if (conclusion.unreadable() || (conclusion.failed() && failOnViolation)) {
            throw new MojoFailureException(conclusion.sentence());
        }
        if (conclusion.failed()) {
            getLog().warn(conclusion.sentence() + " The build goes on: failOnViolation is false.");
        }
    }
}
