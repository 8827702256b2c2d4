package io.consumerproof.junit.trial;

import io.consumerproof.history.Effect;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import io.consumerproof.scenario.EffectPoints;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The points of a run, with an eye on who passes them. */
record WatchedPoints(EffectPoints points, ForeignThreads threads) implements EffectPoints {

    @Override
    public Optional<MemberId> member() {
        return points.member();
    }

    @Override
    public Ruling before(Operation operation, String sink, String what) {
        threads.enter(what);
        try {
            return points.before(operation, sink, what);
        } finally {
            threads.leave();
        }
    }

    @Override
    public void after(Operation operation, String sink, String what) {
        threads.enter(what);
        try {
            points.after(operation, sink, what);
        } finally {
            threads.leave();
        }
    }

    @Override
    public boolean applied(Effect effect) {
        threads.enter(effect.text());
        try {
            return points.applied(effect);
        } finally {
            threads.leave();
        }
    }

    @Override
    public void executed(String sink, String sql) {
        threads.enter(sql);
        try {
            points.executed(sink, sql);
        } finally {
            threads.leave();
        }
    }

    @Override
    public void committed(String sink, boolean changed, List<Revision> revisions) {
        threads.enter("the SQL commit of " + sink);
        try {
            points.committed(sink, changed, revisions);
        } finally {
            threads.leave();
        }
    }

    // A pool may tidy up its connections whenever it likes.

    @Override
    public void rolledBack(String sink) {
        points.rolledBack(sink);
    }

    @Override
    public void transaction(String sink, boolean open) {
        points.transaction(sink, open);
    }

    @Override
    public String render(@Nullable Object value) {
        return points.render(value);
    }
}
