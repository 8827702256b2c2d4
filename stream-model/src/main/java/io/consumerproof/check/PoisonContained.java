package io.consumerproof.check;

import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A record that always fails is quarantined, with all that is needed to find and handle it again, and nothing waits behind it.
 * That it is quarantined at all is demanded where the policy is {@code dead-letter} or the check was named. A second copy is fine
 * where a fault came between the two.
 */
final class PoisonContained implements Check {

    private static final String UNIT = "poison records";

    @Override
    public String name() {
        return "poison-contained";
    }

    @Override
    public String promise() {
        return "a record that always fails is quarantined whole, and its neighbours go on";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        History run = evidence.run();
        if (!hasPoison(run)) {
            return Verdict.of(this, 0, UNIT);
        }
        List<DeadLetter> letters = DeadLetter.of(run);
        TreeSet<RecordId> judged = new TreeSet<>();
        Violation violation = letters(run, letters, judged);
        List<String> unjudged = new ArrayList<>(0);
        if (violation == null) {
            violation = cases(evidence, letters, judged, unjudged);
        }
        if (violation != null) {
            return Verdict.violated(this, judged.size(), UNIT, violation);
        }
        Verdict verdict = Verdict.of(this, judged.size(), UNIT);
        return unjudged.isEmpty() ? verdict : verdict.noting("given up by policy: " + String.join("; ", unjudged));
    }

    private static boolean hasPoison(History run) {
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Failed
                    || event instanceof HandlingEvent.Quarantined
                    || (event instanceof LogEvent.Appended && ((LogEvent.Appended) event).source() != null)) {
                return true;
            }
        }
        return false;
    }

    /** Judges each copy by itself, and copies of one record against each other. */
    private @Nullable Violation letters(History run, List<DeadLetter> letters, TreeSet<RecordId> judged) {
        RunLog log = RunLog.of(run);
        for (int i = 0; i < letters.size(); i++) {
            DeadLetter letter = letters.get(i);
            judged.add(letter.source());
            LogRecord original = log.find(letter.source());
            List<String> lacking = original == null ? List.of() : letter.lacks(original);
            if (!lacking.isEmpty()) {
                return incomplete(letter, lacking);
            }
            DeadLetter before = previous(letters, i);
            if (before != null && !isDisturbed(run, before.at(), letter.at()) && !isZombies(run, before, letter)) {
                return repeated(letter, before);
            }
        }
        return null;
    }

    private static @Nullable DeadLetter previous(List<DeadLetter> letters, int index) {
        DeadLetter letter = letters.get(index);
        for (int i = index - 1; i >= 0; i--) {
            if (letters.get(i).source().equals(letter.source())
                    && letters.get(i).group().equals(letter.group())) {
                return letters.get(i);
            }
        }
        return null;
    }

    /** Whether a fault between two copies explains the second. */
    private static boolean isDisturbed(History run, int from, int to) {
        for (int at = from + 1; at < to; at++) {
            Event event = run.at(at);
            boolean failure = event instanceof EffectEvent.EffectFailed || isInjected(event);
            boolean commit = event instanceof CommitEvent.CommitRefused
                    || (event instanceof CommitEvent.Committed && !((CommitEvent.Committed) event).answered());
            boolean process = event instanceof MemberEvent.Crashed
                    || event instanceof MemberEvent.Stalled
                    || event instanceof MemberEvent.Resumed;
            boolean group = event instanceof GroupEvent.OffsetReset
                    || event instanceof GroupEvent.PositionReset
                    || event instanceof GroupEvent.Ejected;
            if (failure || commit || process || group) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInjected(Event event) {
        return event instanceof HandlingEvent.Failed && ((HandlingEvent.Failed) event).injected();
    }

    /** Whether one of two copies was written by a member that the group had removed before, and that did not know yet. */
    private static boolean isZombies(History run, DeadLetter one, DeadLetter other) {
        return isZombie(run, one.at()) || isZombie(run, other.at());
    }

    private static boolean isZombie(History run, int at) {
        MemberId member = run.at(at).member();
        for (int i = at - 1; i >= 0; i--) {
            Event event = run.at(i);
            if (event instanceof GroupEvent.Assigned || event instanceof GroupEvent.Ejected) {
                if (Objects.equals(event.member(), member)) {
                    return event instanceof GroupEvent.Ejected;
                }
            }
        }
        return false;
    }

    private Violation incomplete(DeadLetter letter, List<String> lacking) {
        return new Violation(
                name(),
                "The dead letter of " + letter.source() + " lacks its " + Words.list(lacking) + ".",
                "what writes the dead letter builds a new record instead of copying the one that failed.",
                "Copy key, value and headers as they are, and add headers for topic, partition, offset and cause.",
                List.of(letter.source()),
                List.of(letter.at()));
    }

    private Violation repeated(DeadLetter letter, DeadLetter before) {
        return new Violation(
                name(),
                letter.source() + " was quarantined again, with no fault since the first time.",
                "the dead letter is written, and its record is not committed.",
                "Commit behind a record once its dead letter is written.",
                List.of(letter.source()),
                List.of(before.at(), letter.at()));
    }

    private @Nullable Violation cases(
            Evidence evidence, List<DeadLetter> letters, TreeSet<RecordId> judged, List<String> unjudged) {
        History run = evidence.run();
        List<PoisonCase> failed = PoisonCase.of(run);
        for (PoisonCase poison : failed) {
            if (!poison.alwaysFails(evidence.reference())) {
                continue;
            }
            boolean contained = letters.stream()
                    .anyMatch(letter -> letter.source().equals(poison.record())
                            && letter.group().equals(poison.group()));
            if (!contained && !isDemanded(evidence, poison.group())) {
                unjudged.add(poison.record() + " " + poison.fate());
                continue;
            }
            if (!contained && poison.isLost(run)) {
                continue;
            }
            judged.add(poison.record());
            List<RecordId> waiting = poison.waiting(run, failed);
            if (!contained || !waiting.isEmpty()) {
                return uncontained(poison, contained, waiting);
            }
        }
        return null;
    }

    private boolean isDemanded(Evidence evidence, String group) {
        if (evidence.isNamed(this)) {
            return true;
        }
        for (Event event : evidence.run()) {
            if (event instanceof GroupEvent.Formed
                    && ((GroupEvent.Formed) event).group().equals(group)) {
                return "dead-letter".equals(((GroupEvent.Formed) event).then());
            }
        }
        return false;
    }

    private Violation uncontained(PoisonCase poison, boolean contained, List<RecordId> waiting) {
        String told = contained ? "is quarantined" : poison.fate() + " and is never quarantined";
        String behind = waiting.isEmpty()
                ? ""
                : "; " + Words.records(waiting) + " " + (waiting.size() == 1 ? "waits" : "wait") + " behind it";
        List<RecordId> records = new ArrayList<>(waiting);
        records.add(poison.record());
        return new Violation(
                name(),
                poison.record() + " always fails: it " + told + behind + ".",
                contained
                        ? "the partition does not go on behind a quarantined record."
                        : "nothing sets aside a record that fails however often it is tried.",
                "After the last attempt copy the record to a dead-letter topic, commit behind it and go on.",
                records,
                List.of(poison.lastAt()));
    }
}
