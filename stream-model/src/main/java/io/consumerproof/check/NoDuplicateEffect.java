package io.consumerproof.check;

import io.consumerproof.history.EffectCounts;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * No effect identity is applied more often than in the reference run. An identity that the reference does not know (an alarm
 * about an injected failure, say) may happen once. Sends into a declared dead-letter topic are judged by
 * {@link PoisonContained}, which knows when a second copy is fine.
 */
final class NoDuplicateEffect implements Check {

    private static final String TOPIC = "topic ";
    private static final String ABSORBING = "'ports: [{type: io.consumerproof.scenario.Sender, idempotent-by: value}]'";

    @Override
    public String name() {
        return "no-duplicate-effect";
    }

    @Override
    public String promise() {
        return "no effect identity is applied more often than in the reference run";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        History run = evidence.run();
        EffectCounts expected = evidence.reference().outline().effects();
        EffectCounts all = run.outline().effects();
        if (all.within(expected, 1)) {
            return Verdict.of(this, Math.max(all.total(), expected.total()), "effects");
        }
        return judgeRepeated(evidence, expected);
    }

    private Verdict judgeRepeated(Evidence evidence, EffectCounts expected) {
        History run = evidence.run();
        EffectCounts seen = new EffectCounts();
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof EffectEvent.Applied) {
                EffectEvent.Applied applied = (EffectEvent.Applied) event;
                String identity = applied.effect().identity();
                seen.add(identity);
                int most = Math.max(1, expected.of(identity));
                if (seen.of(identity) > most && !DeadLetter.isSend(run, applied)) {
                    int judged = Math.max(seen.total(), expected.total());
                    return Verdict.violated(this, judged, "effects", violation(evidence, applied, expected));
                }
            }
        }
        return Verdict.of(this, Math.max(seen.total(), expected.total()), "effects");
    }

    private Violation violation(Evidence evidence, EffectEvent.Applied repeat, EffectCounts expected) {
        String identity = repeat.effect().identity();
        int wanted = expected.of(identity);
        List<Integer> positions = new ArrayList<>();
        List<RecordId> sources = new ArrayList<>();
        for (int at = 0; at < evidence.run().size(); at++) {
            Event event = evidence.run().at(at);
            if (event instanceof EffectEvent.Applied
                    && ((EffectEvent.Applied) event).effect().identity().equals(identity)) {
                positions.add(at);
                RecordId source = event.record();
                if (source != null) {
                    sources.add(source);
                }
            }
        }
        String sentence = repeat.effect() + " happened " + Words.times(positions.size()) + "; the reference run "
                + (wanted == 0 ? "never does it." : "does it " + Words.times(wanted) + ".");
        boolean oneRecord = sources.stream().distinct().count() == 1;
        return new Violation(
                name(),
                sentence,
                oneRecord
                        ? why(evidence.run(), positions)
                        : "several records carry it, and nobody recognises the second.",
                cure(evidence, repeat, sources, oneRecord),
                sources,
                positions.subList(Math.max(1, wanted), positions.size()));
    }

    private static String why(History run, List<Integer> positions) {
        RecordId record = run.at(positions.get(0)).record();
        for (int at = positions.get(0); at < positions.get(positions.size() - 1); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Failed && Objects.equals(record, event.record())) {
                return "a failed handling is tried again from its start, and the receiver does not absorb repeats.";
            }
        }
        return "the commit follows the effect, and the receiver does not absorb repeats.";
    }

    private static String cure(
            Evidence evidence, EffectEvent.Applied repeat, List<RecordId> sources, boolean oneRecord) {
        String sink = repeat.effect().sink();
        if (sink.startsWith(TOPIC)) {
            return "Let readers of '" + sink.substring(TOPIC.length()) + "' absorb repeats and declare it, " + ABSORBING
                    + ", or send in one transaction with the offsets.";
        }
        if (!oneRecord) {
            return "Give the receiver a key that the records share, or remember the event's id with the effect.";
        }
        RecordId record = sources.get(0);
        LogRecord source = RunLog.of(evidence.run()).find(record);
        Optional<String> id =
                source == null ? Optional.empty() : evidence.event().id(source);
        return "Give the receiver an idempotency key, or record " + id.orElse(record.toString())
                + " in one transaction with the effect.";
    }
}
