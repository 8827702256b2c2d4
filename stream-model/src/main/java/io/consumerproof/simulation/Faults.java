package io.consumerproof.simulation;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.Point;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Decides at each point whether a fault strikes: pinned ones first, then as the choices say, within the budget. */
final class Faults {

    private static final FaultKind[] KINDS = FaultKind.values();
    private static final FaultOption[] OPTIONS = FaultOption.values();

    /** Bits of the options by kind, and of those that can strike at a point. */
    private static final long[] OF_KIND = new long[KINDS.length];

    private static final long[] AT_POINT = new long[Point.values().length];

    static {
        for (FaultOption each : OPTIONS) {
            FaultKind kind = each.kind();
            if (kind != null) {
                OF_KIND[kind.ordinal()] |= each.bit();
                for (Point point : Point.values()) {
                    AT_POINT[point.ordinal()] |= each.mayStrikeAt(point) ? each.bit() : 0;
                }
            }
        }
    }

    /** The last offers, by a hash of their bits; equal in every run, so that races between searches do no harm. */
    private static final AtomicReferenceArray<Offer> OFFERS = new AtomicReferenceArray<>(1 << 10);

    /** What may strike, the option that nothing does first. */
    private record Offer(long bits, FaultOption[] options) {}

    private final Choices choices;
    private final int[] left;
    private final List<PinnedFault> pinned;
    private final Footprint footprint;
    private int together;
    /** Bits of the options whose kinds are left. */
    private long optionsLeft;

    Faults(Choices choices, Allowance allowance, List<PinnedFault> pinned, Footprint footprint) {
        this.choices = choices;
        this.pinned = new ArrayList<>(pinned);
        this.footprint = footprint;
        this.left = allowance.ofKinds();
        this.together = allowance.together();
        countOptions();
    }

    private void countOptions() {
        optionsLeft = 0;
        for (int kind = 0; kind < KINDS.length && together > 0; kind++) {
            optionsLeft |= left[kind] > 0 ? OF_KIND[kind] : 0;
        }
    }

    /** Pinned faults that have not struck yet. */
    List<PinnedFault> unstruck() {
        return pinned;
    }

    /** Bits of every option. */
    static final long ANY = -1;

    /** Bits of the options of every kind but {@code kind}. */
    static long allBut(FaultKind kind) {
        return ~OF_KIND[kind.ordinal()];
    }

    /** Bits of every option but {@code option}. */
    static long allBut(FaultOption option) {
        return ~option.bit();
    }

    /** Bits of the options of {@code kind}. */
    static long only(FaultKind kind) {
        return OF_KIND[kind.ordinal()];
    }

    /** Whether a fault of {@code kind} may still be chosen or is pinned. */
    boolean mayStrike(FaultKind kind) {
        return mayStrike(only(kind));
    }

    /** Whether one of the options {@code among} may still be chosen or is pinned. */
    boolean mayStrike(long among) {
        if ((optionsLeft & among) != 0) {
            return true;
        }
        for (PinnedFault each : pinned) {
            if ((only(each.kind()) & among) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing can strike any more: for callers that would have to spell something first. */
    boolean areOver() {
        return optionsLeft == 0 && pinned.isEmpty();
    }

    /** What strikes a member in a callback about what it owns. */
    FaultOption inCallback(Point point, Member member, List<TopicPartition> partitions) {
        return at(point, member.id, null, partitions);
    }

    /** What strikes at a point where every kind may. */
    FaultOption at(Point point, @Nullable MemberId member, @Nullable LogRecord record, Object what) {
        return at(point, member, record, what, ANY);
    }

    /** What strikes; {@code what}, which never changes, tells several calls of one record apart, {@code among} holds the bits of what may. */
    FaultOption at(Point point, @Nullable MemberId member, @Nullable LogRecord record, Object what, long among) {
        if (!pinned.isEmpty()) {
            FaultOption struck = strikePinned(point, member, record, among);
            if (struck != FaultOption.NONE) {
                return struck;
            }
        }
        long bits = optionsLeft & among & AT_POINT[point.ordinal()];
        if (bits == 0) {
            return FaultOption.NONE;
        }
        FaultOption[] options = options(bits);
        FaultPoint here = new FaultPoint(point, member, record, what, options, footprint.value());
        FaultOption chosen = options[choices.choose(here)];
        if (chosen.kind() != null) {
            left[chosen.kind().ordinal()]--;
            together--;
            countOptions();
        }
        return chosen;
    }

    private static FaultOption[] options(long bits) {
        int slot = (int) (Prng.mix(bits) >>> 54);
        Offer offer = OFFERS.get(slot);
        if (offer == null || offer.bits != bits) {
            List<FaultOption> found = new ArrayList<>();
            found.add(FaultOption.NONE);
            for (FaultOption each : OPTIONS) {
                if ((bits & each.bit()) != 0) {
                    found.add(each);
                }
            }
            offer = new Offer(bits, found.toArray(new FaultOption[0]));
            OFFERS.set(slot, offer);
        }
        return offer.options;
    }

    private FaultOption strikePinned(Point point, @Nullable MemberId member, @Nullable LogRecord record, long among) {
        for (PinnedFault each : pinned) {
            boolean fits = (each.point() == null || each.point() == point)
                    && (each.record() == null
                            || (record != null && each.record().equals(record.id())))
                    && (each.member() == null || (member != null && each.member() == member.number()));
            FaultOption option = fits ? optionOf(each, point, among) : FaultOption.NONE;
            if (option != FaultOption.NONE) {
                pinned.remove(each);
                return option;
            }
        }
        return FaultOption.NONE;
    }

    private static FaultOption optionOf(PinnedFault fault, Point point, long among) {
        for (FaultOption each : OPTIONS) {
            if (each.kind() == fault.kind()
                    && (among & each.bit()) != 0
                    && each.mayStrikeAt(point)
                    && (fault.variant() == null || fault.variant().equals(each.spelling()))) {
                return each;
            }
        }
        return FaultOption.NONE;
    }
}
