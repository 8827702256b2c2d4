package io.consumerproof.junit.assertj;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.RunEvent;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.AbstractAssert;

/** Assertions on a history. Effects are counted by identity: the declared key where there is one, else the whole call. */
public final class HistoryAssert extends AbstractAssert<HistoryAssert, History> {

    HistoryAssert(History actual) {
        super(actual, HistoryAssert.class);
    }

    /** No effect took hold more than once. */
    public HistoryAssert hasNoDuplicateEffects() {
        isNotNull();
        for (Map.Entry<String, Integer> each : effects().entrySet()) {
            if (each.getValue() > 1) {
                failWithMessage("%s took hold %s times, once is expected", each.getKey(), each.getValue());
            }
        }
        return this;
    }

    /**
     * An effect took hold so many times.
     *
     * @param effect as stories spell it: {@code Mailer.send("o-1", "paid")}, or its port and declared key, {@code Psp#"p-1"}
     */
    public HistoryAssert hasEffect(String effect, int times) {
        isNotNull();
        int found = effects().getOrDefault(effect, 0);
        if (found != times) {
            failWithMessage(
                    "%s took hold %s times, %s are expected; there are %s",
                    effect, found, times, effects().keySet());
        }
        return this;
    }

    /** No effect took hold. */
    public HistoryAssert hasNoEffects() {
        isNotNull();
        if (!effects().isEmpty()) {
            failWithMessage("no effect is expected, there are %s", effects().keySet());
        }
        return this;
    }

    /**
     * A record was copied to a dead-letter topic.
     *
     * @param record as stories spell it: {@code orders-0@1}
     */
    public HistoryAssert hasQuarantined(String record) {
        isNotNull();
        List<String> found = actual.events().stream()
                .filter(HandlingEvent.Quarantined.class::isInstance)
                .map(event -> String.valueOf(event.record()))
                .toList();
        if (!found.contains(record)) {
            failWithMessage("%s is expected to be quarantined, there are %s", record, found);
        }
        return this;
    }

    /** So many members crashed. */
    public HistoryAssert hasCrashes(int count) {
        isNotNull();
        long found = actual.events().stream()
                .filter(MemberEvent.Crashed.class::isInstance)
                .count();
        if (found != count) {
            failWithMessage("%s members crashed, %s are expected", found, count);
        }
        return this;
    }

    /** The run has come to rest, and nothing happened since. */
    public HistoryAssert hasDrained() {
        isNotNull();
        Event last = actual.size() == 0 ? null : actual.at(actual.size() - 1);
        if (!(last instanceof RunEvent)) {
            failWithMessage("the run is expected to have come to rest, its last event is %s", last);
        }
        return this;
    }

    private Map<String, Integer> effects() {
        Map<String, Integer> effects = new TreeMap<>();
        for (Event event : actual) {
            if (event instanceof EffectEvent.Applied) {
                effects.merge(((EffectEvent.Applied) event).effect().identity(), 1, Integer::sum);
            }
        }
        return effects;
    }
}
