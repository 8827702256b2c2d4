package io.consumerproof.junit.contract;

import io.consumerproof.history.Effect;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import io.consumerproof.history.Structure;
import io.consumerproof.scenario.EffectPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A machine in which nothing strikes; it remembers the effects. */
final class RecordingPoints implements EffectPoints {

    final List<String> effects = new ArrayList<>();

    @Override
    public Optional<MemberId> member() {
        return Optional.of(new MemberId("test", 1));
    }

    @Override
    public Ruling before(Operation operation, String sink, String what) {
        return Ruling.PROCEED;
    }

    @Override
    public void after(Operation operation, String sink, String what) {}

    @Override
    public boolean applied(Effect effect) {
        return effects.add(effect.text());
    }

    @Override
    public void executed(String sink, String sql) {}

    @Override
    public void committed(String sink, boolean changed, List<Revision> revisions) {}

    @Override
    public void rolledBack(String sink) {}

    @Override
    public void transaction(String sink, boolean open) {}

    @Override
    public String render(@Nullable Object value) {
        return Structure.of(value);
    }
}
