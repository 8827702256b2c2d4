package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What a search that found nothing did not try, and why. */
final class Unexercised {

    private static final int MOST_PLACES = 3;

    private final Experiment experiment;
    private final Coverage coverage;
    private final Exhaustion exhaustion;

    Unexercised(Experiment experiment, Coverage coverage, Exhaustion exhaustion) {
        this.experiment = experiment;
        this.coverage = coverage;
        this.exhaustion = exhaustion;
    }

    /** Sentences without full stop; empty if nothing was left out. */
    List<String> sentences(RunResult base) {
        List<String> sentences = new ArrayList<>();
        for (FaultKind kind : experiment.faults().most().keySet()) {
            if (experiment.faults().of(kind) > 0 && !coverage.isOffered(kind)) {
                sentences.add(
                        "not exercised: '" + kind + "' has no place in these runs, where it could change anything");
            }
        }
        if (!exhaustion.isComplete() && experiment.faults().total() > 0) {
            neverStruck(base, sentences);
        }
        return sentences;
    }

    private void neverStruck(RunResult base, List<String> sentences) {
        TreeSet<String> places = new TreeSet<>();
        for (int i = 0; i < base.trace().size(); i++) {
            ChoicePoint point = base.trace().at(i);
            if (point.isFault() && !coverage.isStruck(point)) {
                places.add(point.place());
            }
        }
        int never = coverage.seen() - coverage.struck();
        if (never > 0 && !places.isEmpty()) {
            String why = exhaustion.sampled() > 0 ? "the sample has no fault there" : "the limit came before them";
            List<String> named = places.stream().limit(MOST_PLACES).toList();
            sentences.add("never struck: " + String.join(", ", named)
                    + (never > named.size() ? " and " + (never - named.size()) + " more" : "") + ", since " + why);
        }
    }
}
