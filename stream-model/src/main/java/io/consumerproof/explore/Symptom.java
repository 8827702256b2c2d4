package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.scenario.Trims;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What a run has to show to tell of the same thing: that it violates one check. If the found run needed a fault for that, then what is
 * left of the program must not violate it by itself: else the faults would no longer be the point.
 */
final class Symptom implements Predicate<RunResult> {

    private final Runs runs;
    private final Judge judge;
    private final Check check;
    private final boolean plain;
    private final Map<Trims, Boolean> brokenPlain = new LinkedHashMap<>();

    /** A violation of {@code check}; {@code plain} if the found run violates it without any fault. */
    Symptom(Runs runs, Judge judge, Check check, boolean plain) {
        this.runs = runs;
        this.judge = judge;
        this.check = check;
        this.plain = plain;
    }

    @Override
    public boolean test(RunResult tried) {
        return isViolatedBy(tried) && (plain || !isBrokenWithoutFaults(tried.trims()));
    }

    private boolean isViolatedBy(RunResult tried) {
        return tried.thrown() == null && judge.verdict(check, tried).outcome() == Outcome.VIOLATED;
    }

    private boolean isBrokenWithoutFaults(Trims trims) {
        if (trims.isEmpty()) {
            return false; // the search began with this run, and went on
        }
        Boolean known = brokenPlain.get(trims);
        if (known == null) {
            known = isViolatedBy(runs.plain(trims));
            brokenPlain.put(trims, known);
        }
        return known;
    }
}
