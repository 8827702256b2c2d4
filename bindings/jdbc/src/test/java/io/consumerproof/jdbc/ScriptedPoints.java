package io.consumerproof.jdbc;

import io.consumerproof.history.Effect;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Revision;
import io.consumerproof.history.Structure;
import io.consumerproof.scenario.EffectPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A machine that writes down what it is told and strikes where the test says. */
final class ScriptedPoints implements EffectPoints {
    static final MemberId FIRST = new MemberId("bank", 1);
    static final MemberId SECOND = new MemberId("bank", 2);

    final List<String> told = new ArrayList<>();
    final List<Revision> revisions = new ArrayList<>();
    private final Map<Operation, Ruling> rulings = new TreeMap<>();
    private final Set<MemberId> dead = new TreeSet<>();
    private @Nullable MemberId member = FIRST;
    private int pointsToDeath = Integer.MAX_VALUE;

    ScriptedPoints in(@Nullable MemberId running) {
        member = running;
        return this;
    }

    /** The member dies at its point of this number, from 0. */
    ScriptedPoints dyingAt(int point) {
        pointsToDeath = point;
        return this;
    }

    ScriptedPoints ruling(Operation operation, Ruling ruling) {
        rulings.put(operation, ruling);
        return this;
    }

    private void point(String what) {
        if (pointsToDeath-- == 0 && member != null) {
            dead.add(member);
            told.add("✗ " + what);
            throw new Death();
        }
        told.add(what);
    }

    @Override
    public Optional<MemberId> member() {
        if (member != null && dead.contains(member)) {
            throw new Death();
        }
        return Optional.ofNullable(member);
    }

    @Override
    public Ruling before(Operation operation, String sink, String what) {
        point("before " + operation + " " + what);
        return rulings.getOrDefault(operation, Ruling.PROCEED);
    }

    @Override
    public void after(Operation operation, String sink, String what) {
        point("after " + operation + " " + what);
    }

    @Override
    public boolean applied(Effect effect) {
        throw new AssertionError("a database has no effects counted by identity");
    }

    @Override
    public void executed(String sink, String sql) {
        told.add("executed " + sql);
    }

    @Override
    public void committed(String sink, boolean changed, List<Revision> written) {
        told.add("committed changed=" + changed);
        revisions.addAll(written);
    }

    @Override
    public void rolledBack(String sink) {
        told.add("rolled back");
    }

    @Override
    public void transaction(String sink, boolean open) {
        told.add("transaction " + (open ? "open" : "closed"));
    }

    @Override
    public String render(@Nullable Object value) {
        return Structure.of(value);
    }
}
