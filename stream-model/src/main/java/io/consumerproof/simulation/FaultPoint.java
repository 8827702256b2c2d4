package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A place where one of several faults may strike, or none. */
public final class FaultPoint implements ChoicePoint {

    private final Point point;
    private final @Nullable MemberId member;
    private final @Nullable LogRecord record;
    /** What tells points of one record apart; spelled only when it is asked for. */
    private final Object what;

    private final FaultOption[] options;
    private final long footprint;

    FaultPoint(
            Point point,
            @Nullable MemberId member,
            @Nullable LogRecord record,
            Object what,
            FaultOption[] options,
            long footprint) {
        this.point = point;
        this.member = member;
        this.record = record;
        this.what = what;
        this.options = options;
        this.footprint = footprint;
    }

    /** Where faults may strike here. */
    public Point point() {
        return point;
    }

    /** The kind of fault that {@code option}, from 1, is. */
    public FaultKind kind(int option) {
        return Objects.requireNonNull(options[option].kind());
    }

    /** Whether it is about the first record of a partition. */
    public boolean isAtFirstRecord() {
        return record != null && record.offset() == 0;
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

    /** Nothing that outlives a member tells two of its deaths apart while the footprint stays. */
    @Override
    public long twin(int option) {
        return options[option] == FaultOption.CRASH && member != null
                ? Prng.mix(Prng.mix(footprint) + member.hashCode()) | 1
                : 0;
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
