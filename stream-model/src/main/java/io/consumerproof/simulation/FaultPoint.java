package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import org.jspecify.annotations.Nullable;

/** A place where one of several faults may strike, or none. */
final class FaultPoint implements ChoicePoint {

    final Point point;
    private final @Nullable MemberId member;
    private final @Nullable LogRecord record;
    /** What tells points of one record apart; spelled only when it is asked for. */
    private final Object what;

    private final FaultOption[] options;

    FaultPoint(Point point, @Nullable MemberId member, @Nullable LogRecord record, Object what, FaultOption[] options) {
        this.point = point;
        this.member = member;
        this.record = record;
        this.what = what;
        this.options = options;
    }

    @Override
    public boolean isFault() {
        return true;
    }

    @Override
    public boolean shapesLog() {
        return point == Point.IN_SEND;
    }

    @Override
    public int options() {
        return options.length;
    }

    @Override
    public String option(int option) {
        FaultOption chosen = options[option];
        String variant = chosen.spelling();
        return chosen.kind() == null || chosen.kind().toString().equals(variant)
                ? variant
                : chosen.kind() + " (" + variant + ")";
    }

    @Override
    public String place() {
        String spelled = what.toString();
        return point
                + (record == null ? "" : " of " + record.id())
                + (spelled.isEmpty() ? "" : " " + spelled)
                + (member == null ? "" : " by " + member);
    }

    @Override
    public long key() {
        // Mixed part by part: a plain sum would give one key to several points of a long log.
        long content = Prng.mix(point.ordinal() + 1);
        content = Prng.mix(content + (record == null ? 0 : record.ordinal() + 1L));
        return Prng.mix(content + what.toString().hashCode());
    }
}
