package io.consumerproof.benchmarks;

import io.consumerproof.history.Effect;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.EffectPoints.Operation;
import io.consumerproof.scenario.Sink;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** An in-memory sink that survives crashes and absorbs repeats of an order. */
final class Ledger implements Sink {

    private final TreeMap<String, Integer> billed = new TreeMap<>();
    private @Nullable EffectPoints points;
    private long begun;

    @Override
    public String name() {
        return "Ledger";
    }

    @Override
    public void begin(EffectPoints theirs) {
        points = theirs;
        billed.clear();
        begun++;
    }

    /** How many runs have begun with it. */
    long begun() {
        return begun;
    }

    /** Bills {@code order}, once however often it is called. */
    void bill(String order) {
        EffectPoints machine = points;
        if (machine == null) {
            throw new IllegalStateException("no run has begun");
        }
        String call = "Ledger.bill(" + order + ")";
        machine.before(Operation.EFFECT, name(), call);
        if (machine.applied(new Effect(name(), call, order))) {
            billed.merge(order, 1, Integer::sum);
        }
        machine.after(Operation.EFFECT, name(), call);
    }
}
