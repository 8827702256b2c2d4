package io.consumerproof.simulation;

import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** For each point and each set of kinds that are left: what may strike. Filled as needed; equal in every run. */
final class FaultTable {

    private static final FaultOption[] OPTIONS = FaultOption.values();

    /** By point, the kinds that may strike there, a bit each. */
    private final int[] kinds = new int[Point.values().length];

    /** By point, then by the set of its kinds that are left, packed. */
    private final List<AtomicReferenceArray<FaultOption[]>> rows = new ArrayList<>();

    FaultTable() {
        for (Point point : Point.values()) {
            for (FaultOption each : OPTIONS) {
                FaultKind kind = each.kind();
                if (kind != null && each.mayStrikeAt(point)) {
                    kinds[point.ordinal()] |= 1 << kind.ordinal();
                }
            }
            rows.add(new AtomicReferenceArray<>(1 << Integer.bitCount(kinds[point.ordinal()])));
        }
    }

    /** What may strike at {@code point} of the kinds in the set {@code left}, nothing first. */
    FaultOption[] options(Point point, int left) {
        AtomicReferenceArray<FaultOption[]> row = rows.get(point.ordinal());
        int slot = packed(left, kinds[point.ordinal()]);
        FaultOption[] options = row.get(slot);
        if (options == null) {
            options = found(point, left);
            row.set(slot, options);
        }
        return options;
    }

    /** The bits of {@code set} that are in {@code among}, without the places that {@code among} leaves empty. */
    private static int packed(int set, int among) {
        int packed = 0;
        for (int rest = set & among; rest != 0; rest &= rest - 1) {
            int below = Integer.lowestOneBit(rest) - 1;
            packed |= 1 << Integer.bitCount(among & below);
        }
        return packed;
    }

    private static FaultOption[] found(Point point, int left) {
        List<FaultOption> found = new ArrayList<>();
        found.add(FaultOption.NONE);
        for (FaultOption each : OPTIONS) {
            FaultKind kind = each.kind();
            if (kind != null && (left & (1 << kind.ordinal())) != 0 && each.mayStrikeAt(point)) {
                found.add(each);
            }
        }
        return found.toArray(new FaultOption[0]);
    }
}
