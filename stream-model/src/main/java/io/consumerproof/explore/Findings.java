package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.check.Evidence;
import io.consumerproof.check.Violation;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a run that shows something wrong into a finding: shrunk, with its token. */
final class Findings {

    /** Why a token's picks are no longer offered where nothing is known to have changed. */
    static final String USUAL_CAUSES =
            "usual causes: a class that the consumer calls, or Consumerproof itself, has changed; or a"
                    + " clock, random numbers, an unordered set or map, statics or a foreign thread decide";

    private static final int MOST_CHARACTERS = 300;

    private final Experiment experiment;
    private final Runs runs;
    private final Judge judge;

    Findings(Experiment experiment, Runs runs, Judge judge) {
        this.experiment = experiment;
        this.runs = runs;
        this.judge = judge;
    }

    /** A run that violates the promise at {@code position}. */
    Finding violated(RunResult found, int position, long run) {
        Check check = experiment.promises().get(position).check();
        Symptom symptom = new Symptom(runs, judge, check, isPlain(found));
        List<ShrinkPass> passes = mayTrim() ? ShrinkPasses.all() : ShrinkPasses.ofPicks();
        RunResult told = new Shrinker(runs, symptom, passes).shrink(found);
        return told(told, position, run, told.isSmallerThan(found));
    }

    private boolean mayTrim() {
        return experiment.trims() && experiment.pinned().isEmpty();
    }

    private boolean isPlain(RunResult run) {
        return run.isUndisturbed()
                && experiment.pinned().size() == run.unstruck().size();
    }

    /** A made run that violates the promise at {@code position}, as it is. */
    Finding told(RunResult told, int position, long run, boolean shrunk) {
        String target = experiment.promises().get(position).check().name();
        List<String> also = new ArrayList<>();
        Violation violation = null;
        for (Violation each : judge.violations(told)) {
            if (each.check().equals(target)) {
                violation = each;
            } else {
                also.add(each.check());
            }
        }
        if (violation == null) {
            throw new IllegalStateException("model bug: the told run does not violate " + target);
        }
        return new Finding(
                isPlain(told) ? Kind.BROKEN_WITHOUT_FAULT : Kind.VIOLATION,
                violation,
                also,
                told.history(),
                told.plan(),
                token(told, position + 1),
                run,
                faults(told),
                told.traffic().size(),
                shrunk,
                null,
                Notes.of(told),
                null);
    }

    private int faults(RunResult run) {
        int faults = experiment.pinned().size() - run.unstruck().size();
        for (RecordedChoices.Pick each : run.trace().picks()) {
            faults += each.point().isFault() ? 1 : 0;
        }
        return faults;
    }

    String token(RunResult run, int check) {
        return ReplayToken.spell(experiment.identity(), check, run.trace(), run.trims());
    }

    /** The program threw; the run with the fewest faults that makes it throw. */
    Finding thrown(RunResult found, Throwable thrown, long run) {
        if (isPlain(found) || !(thrown instanceof AssertionError)) {
            return thrownAsItIs(found, found, thrown, run);
        }
        RunResult told = new Shrinker(runs, tried -> tried.thrown() instanceof AssertionError, ShrinkPasses.ofPicks())
                .shrink(found);
        return thrownAsItIs(told, found, told.thrown() == null ? thrown : told.thrown(), run);
    }

    /** The program threw {@code cause} in {@code told}, which was shrunk from {@code found}. */
    Finding thrownAsItIs(RunResult told, RunResult found, Throwable cause, long run) {
        boolean plain = isPlain(told);
        boolean asserted = cause instanceof AssertionError;
        Kind kind = plain && asserted ? Kind.BROKEN_WITHOUT_FAULT : asserted ? Kind.ASSERTION : Kind.ERROR;
        String sentence = asserted
                ? "The body's own assertion failed: " + asOneLine(cause)
                : "The run cannot go on: " + firstLine(cause);
        return plainFinding(kind, sentence, told, run, cause, told.isSmallerThan(found));
    }

    /** The same schedule gave another history. */
    Finding nondeterministic(RunResult first, History again, long run) {
        Evidence evidence = Evidence.of(first.history(), first.history()).repeated(again);
        Violation difference =
                Checks.named("deterministic").get(0).judge(evidence).violation();
        if (difference == null) {
            throw new IllegalStateException("model bug: the two histories are the same");
        }
        return finding(Kind.NONDETERMINISM, difference, first, run, null, false);
    }

    /** The same schedule gave the same history, and {@code thrown} by the body in one of two runs only. */
    Finding failedOnce(RunResult run, Throwable thrown, long number) {
        return differing(
                run,
                "Two runs of one schedule differ: the body's own assertion holds in one and failed in the other: "
                        + asOneLine(thrown),
                number);
    }

    /** What a run of the same picks offered, this one did not: the last of them found no place. */
    Finding unoffered(RunResult run, long number) {
        return differing(
                run,
                "Two runs of one schedule differ: a choice that one of them offered, the other never came to.",
                number);
    }

    private Finding differing(RunResult run, String sentence, long number) {
        Kind kind = Kind.NONDETERMINISM;
        Violation difference = new Violation("deterministic", sentence, why(kind), cure(kind), List.of(), List.of());
        return finding(kind, difference, run, number, null, false);
    }

    /** The token's picks were not offered although neither contract nor consumer has changed, and again they are not. */
    Finding diverged(RunResult run, String divergence) {
        String sentence = "The token's run cannot be made again: it " + divergence + ".";
        return plainFinding(Kind.DIVERGED, sentence, run, 0, null, false);
    }

    /** The contract has changed since, and the token's picks are not offered any more. */
    Finding outdated(RunResult run, String divergence) {
        Violation violation = new Violation(
                Kind.DIVERGED.toString(),
                "The token's run cannot be made any more: it " + divergence + ".",
                "the contract has changed since the token was made, and what it picks is not offered now.",
                "search again; if the mistake is still there, that prints a token of today.",
                List.of(),
                List.of());
        return finding(Kind.DIVERGED, violation, run, 0, null, false);
    }

    private Finding plainFinding(
            Kind kind, String sentence, RunResult run, long number, @Nullable Throwable thrown, boolean shrunk) {
        Violation violation = new Violation(kind.toString(), sentence, why(kind), cure(kind), List.of(), List.of());
        return finding(kind, violation, run, number, thrown, shrunk);
    }

    private Finding finding(
            Kind kind, Violation violation, RunResult run, long number, @Nullable Throwable thrown, boolean shrunk) {
        return new Finding(
                kind,
                violation,
                List.of(),
                run.history(),
                run.plan(),
                token(run, 0),
                number,
                faults(run),
                run.traffic().size(),
                shrunk,
                thrown,
                Notes.of(run),
                null);
    }

    private static String why(Kind kind) {
        return switch (kind) {
            case NONDETERMINISM ->
                "something besides the records decides: a clock, random numbers, the order of an unordered set or map, state in "
                        + "statics that outlives a run, or a thread of its own.";
            case DIVERGED -> "neither the contract nor the consumer's own class has changed; " + USUAL_CAUSES + ".";
            case ERROR -> "the code failed outside any handler: while a member was made, or while the run was set up.";
            default -> "the body's assertion does not hold for this schedule.";
        };
    }

    private static String cure(Kind kind) {
        return switch (kind) {
            case NONDETERMINISM ->
                "take java.time.Clock, RandomGenerator and Supplier<UUID> from the run, keep state in instances, iterate in a "
                        + "declared order.";
            case DIVERGED ->
                "search again for a token of today; if that diverges too, look for what is not of the run.";
            case ERROR -> "make the constructor and the set-up work without the outside.";
            default -> "replay it under a debugger.";
        };
    }

    /** Assertion libraries say over several lines what was expected and what was found. */
    private static String asOneLine(Throwable thrown) {
        String line = text(thrown).strip().replaceAll("\\s*\\R\\s*", " ");
        boolean fits = line.codePointCount(0, line.length()) <= MOST_CHARACTERS;
        return sentence(fits ? line : line.substring(0, line.offsetByCodePoints(0, MOST_CHARACTERS)) + "…");
    }

    private static String text(Throwable thrown) {
        return thrown.getMessage() == null ? nameless(thrown) : thrown.getMessage();
    }

    private static String firstLine(Throwable thrown) {
        String text = text(thrown);
        return sentence(text.strip().lines().findFirst().orElse(text));
    }

    private static String sentence(String line) {
        return line.matches(".*[.?!…]") ? line : line + ".";
    }

    /** What has no message, such as the failure of a static initialiser, is told by its cause. */
    private static String nameless(Throwable thrown) {
        String name = thrown.getClass().getSimpleName();
        return thrown.getCause() == null ? name : name + ": " + thrown.getCause();
    }
}
