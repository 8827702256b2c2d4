package io.consumerproof.check;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;

/** Which events say that something took hold outside. */
final class Effects {

    private Effects() {}

    /** Whether a receiver did something, or durable state changed. */
    static boolean tookHold(Event event) {
        return event instanceof EffectEvent.Applied
                || (event instanceof EffectEvent.StateCommitted && ((EffectEvent.StateCommitted) event).changed());
    }

    /** What took hold, in words: the call, or the change of a sink. */
    static String words(Event event) {
        return event instanceof EffectEvent.Applied
                ? ((EffectEvent.Applied) event).effect().text()
                : "the change of " + ((EffectEvent.StateCommitted) event).sink();
    }

    /** Which calls are of one kind: those of one method of a receiver, or sends to one topic. */
    static String kind(Effect effect) {
        String text = effect.text();
        int arguments = text.indexOf('(');
        return effect.sink() + " " + (arguments < 0 ? text : text.substring(0, arguments));
    }
}
