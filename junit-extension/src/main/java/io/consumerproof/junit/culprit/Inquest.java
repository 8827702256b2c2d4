package io.consumerproof.junit.culprit;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import io.consumerproof.junit.culprit.Culprits.Accusation;
import io.consumerproof.junit.trial.Trial;
import io.consumerproof.junit.trial.TrialSettings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for whoever made two histories of one schedule. Makes runs, on the calling thread. */
public final class Inquest {

    /** What a search in one JVM has to say of itself, without full stop. */
    public static final String ONE_JVM =
            "runs were repeated in this JVM only: what differs from one JVM to another, such as the"
                    + " order of Set.of, was not looked for";

    private static final String CHECK = "deterministic";

    private static final Violation NOTHING = new Violation(
            CHECK, "The same schedule gave another history once, and not again.", "", "", List.of(), List.of());

    private final Experiment experiment;
    private final TrialSettings settings;
    private final OwnCode code;

    /**
     * Into what {@code experiment} does.
     *
     * @param root the consumer, or the test: where its own code begins
     */
    public Inquest(Experiment experiment, TrialSettings settings, Class<?> root) {
        this.experiment = experiment;
        this.settings = settings;
        this.code = OwnCode.of(root);
    }

    /** Whether an inquest can say more about {@code finding}: runs differed, and nobody was caught in the act. */
    public static boolean isOpen(@Nullable Finding finding) {
        return finding != null
                && finding.kind() == Finding.Kind.NONDETERMINISM
                && finding.violation().check().equals(CHECK)
                && !finding.token().isEmpty();
    }

    /** The exploration with the culprit in its finding, as far as this JVM alone shows it. */
    public Exploration inThisJvm(Exploration exploration) {
        Finding finding = exploration.finding();
        if (finding == null || !isOpen(finding)) {
            return exploration;
        }
        Two two = two(finding.token());
        return exploration.finding(named(finding, finding.token(), two.history, two.difference, two.sighting));
    }

    /** The replay with what its repetition in this JVM shows: a run that cannot be repeated shows nothing else. */
    public Replay repeated(Replay replay, String token) {
        if (replay.history().size() == 0 || isUnrepeatable(replay.finding())) {
            return replay;
        }
        Two two = two(token);
        if (two.difference == null) {
            return replay;
        }
        Finding named = named(replay.finding(), token, two.history, two.difference, two.sighting);
        return new Replay(named, two.history, replay.divergence(), replay.remarks());
    }

    private static boolean isUnrepeatable(@Nullable Finding finding) {
        return finding != null && finding.kind() == Finding.Kind.NONDETERMINISM;
    }

    /**
     * The exploration with what several JVMs made of one schedule as its finding.
     *
     * @param token the schedule
     * @param first where two of them differ; null where no difference was seen again
     * @param comparisons of these JVMs
     */
    public Exploration amongJvms(
            Exploration exploration, String token, @Nullable Difference first, Comparisons comparisons) {
        Statics before = Statics.of(code);
        Trial.Repetition here = Trial.again(experiment, token, settings);
        Statics after = Statics.of(code);
        Sighting sighting = new Sighting(comparisons, code, before.changesUntil(after), after.holding(), here.racing());
        return exploration.finding(named(exploration.finding(), token, here.history(), first, sighting));
    }

    /** Two runs of one schedule in this JVM; no difference where they are the same. */
    private record Two(History history, @Nullable Difference difference, Sighting sighting) {}

    private Two two(String token) {
        Statics before = Statics.of(code);
        Trial.Repetition first = Trial.again(experiment, token, settings);
        Statics after = Statics.of(code);
        Trial.Repetition second = Trial.again(experiment, token, settings);
        Difference difference =
                Difference.between(first.history(), second.history()).orElse(null);
        Comparisons compared = Comparisons.of(Comparison.of(difference == null));
        String racing = first.racing().isEmpty() ? second.racing() : first.racing();
        return new Two(
                first.history(),
                difference,
                new Sighting(compared, code, before.changesUntil(after), after.holding(), racing));
    }

    /** What was told before, of a run that is now known to have two histories, is told no more. */
    private static Finding named(
            @Nullable Finding before, String token, History run, @Nullable Difference first, Sighting sighting) {
        Accusation accused = Culprits.accused(sighting);
        Violation told = before == null ? NOTHING : before.violation();
        History history = first == null && before != null ? before.history() : run;
        List<Integer> marks = first == null ? told.marks() : marks(first, run);
        List<RecordId> records = records(history, marks);
        String besides = first == null || first.cure().isEmpty() ? "" : " " + first.cure();
        String sentence = first == null ? told.sentence() : first.sentence(sighting.comparisons());
        return new Finding(
                Finding.Kind.NONDETERMINISM,
                new Violation(CHECK, sentence, accused.why(), accused.cure() + besides, records, marks),
                List.of(),
                history,
                before == null ? RunPlan.REFERENCE : before.plan(),
                token,
                before == null ? 1 : before.run(),
                before == null ? 0 : before.faults(),
                before == null ? 0 : before.records(),
                false,
                null);
    }

    private static List<Integer> marks(Difference first, History history) {
        return history.size() == 0 ? List.of() : List.of(Math.min(first.event(), history.size() - 1));
    }

    private static List<RecordId> records(History history, List<Integer> marks) {
        List<RecordId> records = new ArrayList<>();
        for (int each : marks) {
            RecordId record = history.at(each).record();
            if (record != null) {
                records.add(record);
            }
        }
        return records;
    }
}
