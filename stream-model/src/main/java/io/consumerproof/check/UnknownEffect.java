package io.consumerproof.check;

import io.consumerproof.history.EffectCounts;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An effect that the run without faults never has: an alarm that has its reason, or a refund that nobody is owed. Only a reader can say
 * which, so that {@link NoDuplicateEffect} lets it be while it comes once.
 */
public final class UnknownEffect {

    private UnknownEffect() {}

    /**
     * A sentence without full stop about the first such effect of {@code run}: {@code Mailer.refund("o-1") for orders-0@1 happened in a
     * run ...}. Null if there is none, where policy ended a record or the log lost one, since effects may then differ with good reason,
     * and for sends into a declared dead-letter topic.
     *
     * @param plain the run without faults over the same log; it is made once it is asked for
     */
    public static @Nullable String in(History run, Supplier<History> plain) {
        boolean mayDiffer = run.outline().hasEndings() || run.outline().mayHaveLosses();
        if (mayDiffer || run.outline().effects().total() == 0) {
            return null;
        }
        EffectCounts known = plain.get().outline().effects();
        return run.outline().effects().areKnownTo(known) ? null : first(run, known);
    }

    private static @Nullable String first(History run, EffectCounts known) {
        for (Event event : run) {
            if (event instanceof EffectEvent.Applied applied
                    && known.of(applied.effect().identity()) == 0
                    && !DeadLetter.isSend(run, applied)) {
                return applied.effect() + (applied.record() == null ? "" : " for " + applied.record())
                        + " happened in a run though the run without faults never does it: while it comes once, no check judges it";
            }
        }
        return null;
    }
}
