package io.consumerproof.explore;

import io.consumerproof.check.Verdict;
import io.consumerproof.check.Verdict.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search ends with.
 *
 * @param name the experiment's name
 * @param verdicts one for each judged check, over all runs, in the order of the catalogue; beside a finding those of the told run
 *     alone, and none where that was cut short; where one schedule gave two histories they are undecided
 * @param finding what has to be told; null if nothing was found
 * @param statement what was tried
 * @param sampleTokens runs worth repeating in another JVM: the reference run and a few others
 * @param portion what it takes to put explorations of several shards together
 * @param problems why the search does not pass although nothing was found: a vacuous check, an undecided bound; one sentence each
 */
public record Exploration(
        String name,
        List<Verdict> verdicts,
        @Nullable Finding finding,
        Statement statement,
        List<String> problems,
        List<String> sampleTokens,
        Portion portion) {

    private static final String CUT_SHORT = "undecided: ";

    public Exploration {
        verdicts = isUnrepeatable(finding)
                ? verdicts.stream().map(Exploration::undecided).toList()
                : List.copyOf(verdicts);
        problems = List.copyOf(problems);
        sampleTokens = List.copyOf(sampleTokens);
    }

    /** An exploration without runs to repeat, and no part of a search. */
    public Exploration(
            String name,
            List<Verdict> verdicts,
            @Nullable Finding finding,
            Statement statement,
            List<String> problems) {
        this(name, verdicts, finding, statement, problems, List.of(), Portion.NONE);
    }

    /** The same, but that this is what was found. */
    public Exploration finding(Finding what) {
        return new Exploration(name, verdicts, what, statement, problems, sampleTokens, portion);
    }

    /** The same with this statement. */
    public Exploration statement(Statement other) {
        return new Exploration(name, verdicts, finding, other, problems, sampleTokens, portion);
    }

    /** The same with these problems. */
    public Exploration problems(List<String> sentences) {
        return new Exploration(name, verdicts, finding, statement, sentences, sampleTokens, portion);
    }

    private static boolean isUnrepeatable(@Nullable Finding finding) {
        return finding != null && finding.kind() == Finding.Kind.NONDETERMINISM;
    }

    /** What a check says of runs that cannot be repeated may be an artefact; only that they differ is known. */
    private static Verdict undecided(Verdict verdict) {
        boolean known = verdict.check().equals("deterministic");
        return known ? verdict : Verdict.undecided(verdict.check(), "one schedule gave two histories");
    }

    /** Whether every promise holds within the bound. */
    public boolean passed() {
        return finding == null && problems.isEmpty();
    }

    /** A problem that is one of the search itself, which did not come to its end, rather than of a check. */
    public static String cutShort(String why) {
        return CUT_SHORT + why;
    }

    private boolean isCutShort() {
        return problems.stream().anyMatch(each -> each.startsWith(CUT_SHORT));
    }

    /** The worst outcome of all. */
    public Outcome outcome() {
        Outcome worst = passed() ? Outcome.HOLDS : isCutShort() ? Outcome.UNDECIDED : Outcome.VACUOUS;
        for (Verdict verdict : verdicts) {
            boolean counts = verdict.outcome() != Outcome.VACUOUS;
            worst = counts && verdict.outcome().compareTo(worst) > 0 ? verdict.outcome() : worst;
        }
        return finding != null ? Outcome.VIOLATED : worst;
    }
}
