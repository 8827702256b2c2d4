package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Which records the effects of handlers that take batches are for, while a history is read. Their events name the first record of
 * the batch.
 */
final class BatchEffects {

    private final Supplier<Sources> ask;
    private final TreeSet<String> groups = new TreeSet<>();
    private final List<HandlingEvent.Delivered> deliveries = new ArrayList<>();
    /** The last record delivered of each ordinal, as far as {@link #deliveries} were looked at: only where there are batches. */
    private final Map<Integer, RecordId> records = new LinkedHashMap<>();

    private int lookedAt;
    private @Nullable MemberId called;
    private @Nullable Sources sources;

    BatchEffects(Supplier<Sources> sources) {
        this.ask = sources;
    }

    /** The record that an effect of the reference run is for; null where it is of no handler. */
    static @Nullable RecordId sourceInReference(Evidence evidence, EffectEvent.Applied effect) {
        BatchEffects batches = new BatchEffects(evidence.sources());
        for (Event event : evidence.reference()) {
            if (event == effect) {
                break;
            } else if (event instanceof HandlingEvent.Delivered) {
                batches.delivered((HandlingEvent.Delivered) event);
            } else {
                batches.between();
            }
        }
        RecordId source = batches.sourceOf(effect);
        return source == null ? effect.record() : source;
    }

    /** Deliveries that follow one another are for one call. */
    void delivered(HandlingEvent.Delivered event) {
        deliveries.add(event);
        if (event.member().equals(called)) {
            groups.add(event.member().group());
        }
        called = event.member();
    }

    /** Something else happened than a delivery. */
    void between() {
        called = null;
    }

    /** The record that the effect is for; null where it is of no batch, or nobody can say. */
    @Nullable
    RecordId sourceOf(EffectEvent event) {
        String group = event.member().group();
        if (!groups.contains(group) || !(event instanceof EffectEvent.Applied)) {
            return null;
        }
        if (sources == null) {
            sources = ask.get();
        }
        for (; lookedAt < deliveries.size(); lookedAt++) {
            HandlingEvent.Delivered each = deliveries.get(lookedAt);
            records.put(each.delivered().ordinal(), each.record());
        }
        return records.get(sources.ordinal(group, ((EffectEvent.Applied) event).effect()));
    }
}
