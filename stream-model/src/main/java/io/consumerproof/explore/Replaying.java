package io.consumerproof.explore;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the run of a token again or, where things have changed since, the nearest that there is. */
final class Replaying {

    private final Experiment experiment;
    private final Runs runs;
    private final Judge judge;
    private final Findings findings;

    Replaying(Experiment experiment, Runs runs, Judge judge, Findings findings) {
        this.experiment = experiment;
        this.runs = runs;
        this.judge = judge;
        this.findings = findings;
    }

    /**
     * What the token shows.
     *
     * @throws IllegalArgumentException if it is damaged or is of another experiment; the message says which
     */
    Replay replay(String spelled) {
        ReplayToken token = ReplayToken.parse(spelled);
        if (!ReplayToken.belongsTo(spelled, experiment.identity().name())) {
            throw new IllegalArgumentException("token '" + spelled + "' was not made for '" + experiment.name() + "'");
        }
        NearestRun nearest = nearest(token);
        return new Replay(
                finding(nearest, token),
                nearest.run().history(),
                nearest.divergence(),
                remarks(token, nearest.divergence()));
    }

    /**
     * A token without picks is of the reference run or of that with nothing but the pinned faults. The search looks at the latter only
     * where nothing is wrong with the former.
     */
    private NearestRun nearest(ReplayToken token) {
        if (token.schedule().size() == 0 && !experiment.pinned().isEmpty()) {
            RunResult plain = runs.plain(token.trims());
            if (plain.thrown() != null || judge.violated(plain, token.check() - 1) >= 0) {
                return new NearestRun(plain, null, true);
            }
        }
        return NearestRun.of(token, experiment.identity(), runs);
    }

    private List<String> remarks(ReplayToken token, @Nullable String divergence) {
        List<String> remarks = new ArrayList<>();
        if (!token.isOfContent(experiment.identity())) {
            remarks.add("'" + experiment.name() + "' has changed since the token was made; this is the nearest replay");
        } else if (divergence != null && !token.isOfCode(experiment.identity())) {
            remarks.add("the consumer's class has changed since the token was made; this is the nearest replay");
        } else if (divergence != null) {
            remarks.add(Findings.USUAL_CAUSES);
        }
        return remarks;
    }

    private @Nullable Finding finding(NearestRun nearest, ReplayToken token) {
        RunResult run = nearest.run();
        String divergence = nearest.divergence();
        if (run.thrown() != null) {
            return findings.thrownAsItIs(run, run, run.thrown(), 0);
        }
        int position = judge.violated(run, token.check() - 1);
        Finding violation = position < 0
                ? null
                : findings.told(run, position, 0, !token.trims().isEmpty());
        boolean isUnchanged = token.isUnchanged(experiment.identity());
        if (divergence == null || (violation != null && !isUnchanged)) {
            return violation;
        }
        if (!isUnchanged) {
            // A run without the token's faults tells nothing of them; but a consumer may be repaired so that they find
            // no place.
            boolean tellsNothing = !nearest.isWhole() && !token.isOfContent(experiment.identity());
            return tellsNothing ? findings.outdated(run, divergence) : null;
        }
        RunResult again = runs.make(new TokenChoices(token), token.trims());
        if (!again.history().text().equals(run.history().text())) {
            return findings.nondeterministic(run, again.history(), 0);
        }
        return violation == null ? findings.diverged(run, divergence) : violation;
    }
}
