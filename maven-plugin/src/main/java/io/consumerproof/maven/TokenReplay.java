package io.consumerproof.maven;

import io.consumerproof.explore.ReplayToken;
import io.consumerproof.maven.Told.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** Replays one token in one of the modules of a build. */
final class TokenReplay {

    private final ContractGoal goal;
    private final String token;

    TokenReplay(ContractGoal goal, String token) {
        this.goal = goal;
        this.token = token.strip();
    }

    /** Replays, and fails the build when the run still shows a violation or no module knows the token. */
    void perform(List<Path> files) throws MojoExecutionException, MojoFailureException {
        Optional<Told> found = find(files);
        boolean known = TokenSearch.in(goal.session).ended(goal.project, found.isPresent());
        if (found.isEmpty()) {
            goal.getLog().info("The token belongs to no contract in '" + goal.contractsDirectory + "'.");
            if (!known) {
                throw new MojoFailureException("The token '" + token + "' belongs to no contract of this build."
                        + " It is of another project, or its contract was renamed or removed.");
            }
            return;
        }
        Told told = found.get();
        if (told.outcome() == Outcome.PASSED) {
            goal.getLog().info("\n\n" + told.text() + "\n");
            return;
        }
        goal.getLog().error("\n\n" + told.text() + "\n");
        throw new MojoFailureException(
                "The replayed run of '" + told.name() + "' shows it. Timeline: '" + told.timeline() + "'.");
    }

    /** What is told of the contract that the token belongs to; empty if it belongs to none of them. */
    Optional<Told> find(List<Path> files) throws MojoExecutionException {
        requireWhole(token);
        if (files.isEmpty()) {
            return Optional.empty();
        }
        try (Judging judging = goal.replaying()) {
            for (Path file : files) {
                Told told = judging.replay(file, token);
                if (told.outcome() == Outcome.PASSED || told.outcome() == Outcome.FAILED) {
                    return Optional.of(told);
                }
                if (told.outcome() == Outcome.BUG || told.outcome() == Outcome.UNREADABLE) {
                    goal.getLog().warn(told.name() + " cannot be asked for the token:\n" + told.text());
                }
            }
        }
        return Optional.empty();
    }

    /** A word that is no token, or a part of one, belongs nowhere: that is told as it is. */
    static void requireWhole(String token) throws MojoExecutionException {
        try {
            ReplayToken.parse(token);
        } catch (IllegalArgumentException damaged) {
            throw new MojoExecutionException("consumerproof.token: " + damaged.getMessage(), damaged);
        }
    }
}
