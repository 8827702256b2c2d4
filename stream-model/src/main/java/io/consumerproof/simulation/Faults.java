package io.consumerproof.simulation;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides at each point whether a fault strikes: pinned ones first, then as the choices say, within the budget. */
final class Faults {

    private static final FaultKind[] KINDS = FaultKind.values();
    private static final FaultOption[] OPTIONS = FaultOption.values();
    private static final FaultTable TABLE = new FaultTable();

    private final Choices choices;
    private final int[] left = new int[KINDS.length];
    private final List<PinnedFault> pinned;
    private int together;
    private int kindsLeft;

    Faults(Choices choices, FaultBudget budget, List<PinnedFault> pinned) {
        this.choices = choices;
        this.pinned = new ArrayList<>(pinned);
        this.together = budget.total();
        for (FaultKind kind : KINDS) {
            left[kind.ordinal()] = budget.of(kind);
        }
        countKinds();
    }

    private void countKinds() {
        kindsLeft = 0;
        for (int kind = 0; kind < KINDS.length && together > 0; kind++) {
            kindsLeft |= left[kind] > 0 ? 1 << kind : 0;
        }
    }

    /** Pinned faults that have not struck yet. */
    List<PinnedFault> unstruck() {
        return pinned;
    }

    /** Every kind may strike where its options say so. */
    static final int ANY = -1;

    /** Every kind but these. */
    static int allBut(FaultKind kind) {
        return ~(1 << kind.ordinal());
    }

    /** This kind and no other. */
    static int only(FaultKind kind) {
        return 1 << kind.ordinal();
    }

    /** Whether a fault of {@code kind} may still be chosen or is pinned. */
    boolean mayStrike(FaultKind kind) {
        return (kindsLeft & only(kind)) != 0 || pinned.stream().anyMatch(each -> each.kind() == kind);
    }

    /** Whether nothing can strike any more: for callers that would have to spell something first. */
    boolean areOver() {
        return kindsLeft == 0 && pinned.isEmpty();
    }

    /** What strikes a member in a callback about what it owns. */
    FaultOption inCallback(Point point, Member member, List<TopicPartition> partitions) {
        return areOver() ? FaultOption.NONE : at(point, member.id, null, partitions.toString());
    }

    /** What strikes at a point where every kind may. */
    FaultOption at(Point point, @Nullable MemberId member, @Nullable LogRecord record, String what) {
        return at(point, member, record, what, ANY);
    }

    /** What strikes; {@code what} tells several calls of one record apart, {@code among} says which kinds may. */
    FaultOption at(Point point, @Nullable MemberId member, @Nullable LogRecord record, String what, int among) {
        if (!pinned.isEmpty()) {
            FaultOption struck = strikePinned(point, member, record, among);
            if (struck != FaultOption.NONE) {
                return struck;
            }
        }
        int kinds = kindsLeft & among;
        if (kinds == 0) {
            return FaultOption.NONE;
        }
        FaultOption[] options = TABLE.options(point, kinds);
        if (options.length == 1) {
            return FaultOption.NONE;
        }
        FaultOption chosen = options[choices.choose(new FaultPoint(point, member, record, what, options))];
        if (chosen.kind() != null) {
            left[chosen.kind().ordinal()]--;
            together--;
            countKinds();
        }
        return chosen;
    }

    private FaultOption strikePinned(Point point, @Nullable MemberId member, @Nullable LogRecord record, int among) {
        for (PinnedFault each : pinned) {
            boolean fits = (among & only(each.kind())) != 0
                    && (each.point() == null || each.point() == point)
                    && (each.record() == null
                            || (record != null && each.record().equals(record.id())))
                    && (each.member() == null || (member != null && each.member() == member.number()));
            FaultOption option = fits ? optionOf(each, point) : FaultOption.NONE;
            if (option != FaultOption.NONE) {
                pinned.remove(each);
                return option;
            }
        }
        return FaultOption.NONE;
    }

    private static FaultOption optionOf(PinnedFault fault, Point point) {
        for (FaultOption each : OPTIONS) {
            if (each.kind() == fault.kind()
                    && each.mayStrikeAt(point)
                    && (fault.variant() == null || fault.variant().equals(each.spelling()))) {
                return each;
            }
        }
        return FaultOption.NONE;
    }
}
