package io.consumerproof.check;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which record an effect is for. A call for several records does not tell; a run in which every call of a handler has one record does,
 * as long as the effect is the same there and is that of one record only.
 */
public final class Sources {

    /** No record has it, or several have. */
    public static final int UNKNOWN = -1;

    /** Knows of no record. */
    static final Sources NONE = new Sources();

    private final Map<String, Map<String, Integer>> ordinals = new LinkedHashMap<>();

    private Sources() {}

    /** As {@code single} tells, a run whose polls return one record each. */
    public static Sources in(History single) {
        Sources sources = new Sources();
        Map<RecordId, Integer> delivered = new LinkedHashMap<>();
        for (Event event : single) {
            if (event instanceof HandlingEvent.Delivered) {
                HandlingEvent.Delivered delivery = (HandlingEvent.Delivered) event;
                delivered.put(delivery.record(), delivery.delivered().ordinal());
            } else if (event instanceof EffectEvent.Applied && event.record() != null) {
                EffectEvent.Applied applied = (EffectEvent.Applied) event;
                int ordinal = delivered.getOrDefault(event.record(), UNKNOWN);
                sources.ordinals
                        .computeIfAbsent(applied.member().group(), any -> new LinkedHashMap<>())
                        .merge(applied.effect().identity(), ordinal, (one, other) -> one.equals(other) ? one : UNKNOWN);
            }
        }
        return sources;
    }

    /** The ordinal of the record that {@code effect} of a member of {@code group} is for, or {@link #UNKNOWN}. */
    int ordinal(String group, Effect effect) {
        Map<String, Integer> ofGroup = ordinals.get(group);
        return ofGroup == null ? UNKNOWN : ofGroup.getOrDefault(effect.identity(), UNKNOWN);
    }
}
