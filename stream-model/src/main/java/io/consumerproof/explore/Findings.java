package io.consumerproof.explore;

import io.consumerproof.check.Checks;
import io.consumerproof.check.Evidence;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.check.Violation;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Turns a run that shows something wrong into a finding: shrunk, with its token. */
final class Findings {

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
        Promise promise = experiment.promises().get(position);
        boolean plain = isPlain(found);
        Predicate<RunResult> violates = tried ->
                tried.thrown() == null && judge.verdict(promise.check(), tried).outcome() == Outcome.VIOLATED;
        Predicate<RunResult> shows = plain ? violates : violates.and(tried -> !isBrokenPlain(violates, tried));
        RunResult told = new Shrinker(runs, shows, mayTrim()).shrink(found);
        return told(told, position, run, told.isSmallerThan(found));
    }

    private boolean mayTrim() {
        return experiment.trims() && experiment.pinned().isEmpty();
    }

    /** What is left out must not make the plain run wrong by itself: then the faults would no longer be the point. */
    private boolean isBrokenPlain(Predicate<RunResult> violates, RunResult tried) {
        return !tried.trims().isEmpty() && violates.test(runs.plain(tried.trims()));
    }

    private boolean isPlain(RunResult run) {
        return run.trace().picks().stream()
                        .allMatch(
                                each -> !each.point().isFault() && each.point().shapesLog())
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
                Shrinker.traffic(told).size(),
                shrunk,
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
        RunResult told = new Shrinker(runs, tried -> tried.thrown() instanceof AssertionError, false).shrink(found);
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

    /** The token's picks were not offered although neither contract nor code has changed. */
    Finding diverged(RunResult run, String divergence) {
        String sentence = "The same schedule gave another run: it " + divergence + ".";
        return plainFinding(Kind.NONDETERMINISM, sentence, run, 0, null, false);
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
                Shrinker.traffic(run).size(),
                shrunk,
                thrown);
    }

    private static String why(Kind kind) {
        return switch (kind) {
            case NONDETERMINISM ->
                "something besides the records decides: a clock, random numbers, the order of an unordered set or map, state in "
                        + "statics that outlives a run, or a thread of its own.";
            case ERROR -> "the code failed outside any handler: while a member was made, or while the run was set up.";
            default -> "the body's assertion does not hold for this schedule.";
        };
    }

    private static String cure(Kind kind) {
        return switch (kind) {
            case NONDETERMINISM ->
                "take java.time.Clock, RandomGenerator and Supplier<UUID> from the run, keep state in instances, iterate in a "
                        + "declared order.";
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
