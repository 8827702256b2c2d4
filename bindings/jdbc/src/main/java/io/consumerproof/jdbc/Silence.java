package io.consumerproof.jdbc;

import io.consumerproof.history.Effect;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import io.consumerproof.history.Structure;
import io.consumerproof.scenario.EffectPoints;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What holds before the first run and outside any member: nothing strikes, nothing is recorded. */
final class Silence implements EffectPoints {
    static final Silence INSTANCE = new Silence();

    private Silence() {}

    @Override
    public Optional<MemberId> member() {
        return Optional.empty();
    }

    @Override
    public Ruling before(Operation operation, String sink, String what) {
        return Ruling.PROCEED;
    }

    @Override
    public void after(Operation operation, String sink, String what) {}

    @Override
    public boolean applied(Effect effect) {
        return true;
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
