package io.consumerproof.explore;

import io.consumerproof.check.Omission;
import io.consumerproof.explore.Calls.Call;
import io.consumerproof.explore.Deeds.Gap;
import io.consumerproof.history.LogRecord;
import io.consumerproof.scenario.Trims;
import io.consumerproof.simulation.Spacing;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Whether a run without faults leaves something undone since its log has gaps between offsets: its reference has the same gaps, and
 * leaves the same undone.
 *
 * <p>It is compared with the same run over a log without gaps, call by call, as long as both get the same records in the same order. A
 * consumer may well do what depends on the offset itself, such as a snapshot at every tenth. So what is missing is held against it
 * only where it is there without gaps at that very offset, or where a log that begins later leaves it with nothing to do at all.
 */
final class OverGaps {

    private static final int KEPT = 512;
    private static final int MOST_SUSPECTS = 16;
    private static final int MOST_LATER_BEGINNINGS = 3;

    private final Experiment experiment;
    private final Runs runs;
    private final Map<String, Optional<Omission>> known = new LinkedHashMap<>();

    OverGaps(Experiment experiment, Runs runs) {
        this.experiment = experiment;
        this.runs = runs;
    }

    /** What {@code run} leaves undone; null if it has faults, its log has no gaps, or nothing can be held against it. */
    @Nullable
    Omission in(RunResult run) {
        if (!run.isUndisturbed()
                || !experiment.pinned().isEmpty()
                || !mayHaveGaps(run)
                || !Deeds.hasGaps(run.history())) {
            return null;
        }
        String key = run.trace().schedule() + " " + run.trims();
        Optional<Omission> found = known.get(key);
        if (found == null) {
            found = Optional.ofNullable(look(run));
            if (known.size() == KEPT) {
                known.remove(known.keySet().iterator().next());
            }
            known.put(key, found);
        }
        return found.orElse(null);
    }

    /** A test body that leaves gaps by itself knows what it asks for. */
    private boolean mayHaveGaps(RunResult run) {
        return experiment.trims() || !run.trace().picks().isEmpty();
    }

    private @Nullable Omission look(RunResult run) {
        Deeds deeds = Deeds.of(run.history());
        if (!deeds.isWhole()) {
            return null;
        }
        Deeds close = Deeds.of(runs.spaced(run.trims(), Spacing.CLOSE).history());
        if (!close.isWhole()) {
            return null;
        }
        Grounds grounds = new Grounds(run.trims());
        for (String group : deeds.groups().keySet()) {
            Omission found = look(group, deeds, close.of(group), grounds);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable Omission look(String group, Deeds deeds, Calls close, Grounds grounds) {
        Calls calls = deeds.of(group);
        if (doesMore(calls, close)) {
            return null;
        }
        Iterator<Call> others = close.all().iterator();
        int suspects = 0;
        for (Call call : calls.all()) {
            Call other = others.hasNext() ? others.next() : null;
            if (other == null || !call.isOfTheSame(other) || suspects == MOST_SUSPECTS) {
                return null;
            }
            Gap gap = deeds.gapBefore(call.records());
            if (gap != null && call.isLessThan(other)) {
                suspects++;
                if (grounds.areGiven(group, call, other)) {
                    return omission(group, call, other, gap);
                }
            }
        }
        return null;
    }

    /** Effects that come elsewhere instead are not missing. */
    private static boolean doesMore(Calls calls, Calls close) {
        if (calls.outside() > close.outside()) {
            return true;
        }
        for (Call call : calls.all()) {
            Call other = close.beginningWith(call.records().get(0).ordinal());
            if (call.effects() > (other == null ? 0 : other.reaches())) {
                return true;
            }
        }
        return false;
    }

    private static Omission omission(String group, Call call, Call other, Gap gap) {
        return new Omission(
                group,
                call.records().stream().map(LogRecord::id).toList(),
                gap.behind(),
                gap.before(),
                call.effects(),
                other.effects(),
                other.first(),
                call.changes() < other.changes(),
                call.isEnded() && !other.isEnded());
    }

    /** Runs without gaps that begin at other offsets, and take records one by one. */
    private final class Grounds {
        private final Trims trims;
        private final Map<Integer, Deeds> beginningAt = new TreeMap<>();

        Grounds(Trims trims) {
            this.trims = trims;
        }

        private Calls beginningAt(int offset, String group) {
            return beginningAt
                    .computeIfAbsent(
                            offset,
                            any -> Deeds.of(
                                    runs.spaced(trims, Spacing.from(offset)).history()))
                    .of(group);
        }

        /** Whether the gap is to blame for what {@code call} leaves undone, and no offset. */
        boolean areGiven(String group, Call call, Call close) {
            Calls single = beginningAt(0, group);
            return isDoneAtTheSameOffset(group, call, close, single) || (single.effective() > 1 && isIdleLater(group));
        }

        private boolean isDoneAtTheSameOffset(String group, Call call, Call close, Calls single) {
            int effects = 0;
            for (int i = 0; i < call.records().size(); i++) {
                LogRecord there = close.records().get(i);
                long later = call.records().get(i).offset() - there.offset();
                Call alone = single.beginningWith(there.ordinal());
                if (alone == null || later > Integer.MAX_VALUE) {
                    return false;
                }
                Call moved = beginningAt((int) later, group).beginningWith(there.ordinal());
                if (moved == null || moved.isLessThan(alone)) {
                    return false;
                }
                effects += alone.effects();
            }
            return effects >= Math.min(1, close.effects());
        }

        /** Who has nothing to do wherever the log begins later counts from 0 on. */
        private boolean isIdleLater(String group) {
            for (int offset = 1; offset <= MOST_LATER_BEGINNINGS; offset++) {
                Calls later = beginningAt(offset, group);
                if (later.effective() > 0 || later.outside() > 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
