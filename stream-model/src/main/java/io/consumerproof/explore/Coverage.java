package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.simulation.FaultPoint;
import java.util.Arrays;
import java.util.EnumSet;

/** Which places a fault could strike, and which of them one did; places are told apart by content. */
final class Coverage {

    private final LongBag seen = new LongBag();
    private final LongBag struck = new LongBag();
    private final EnumSet<FaultKind> offered = EnumSet.noneOf(FaultKind.class);

    /** Counts the choices from {@code from} on, and every pick. */
    void count(RecordedChoices trace, int from) {
        for (int i = from; i < trace.size(); i++) {
            if (trace.at(i).isFault()) {
                see(trace.at(i));
            }
        }
        for (RecordedChoices.Pick each : trace.picks()) {
            if (each.point().isFault()) {
                strike(each.point());
            }
        }
    }

    private void see(ChoicePoint point) {
        if (seen.add(point.key())) {
            for (int option = 1; point instanceof FaultPoint && option < point.options(); option++) {
                offered.add(((FaultPoint) point).kind(option));
            }
        }
    }

    /** Counts a fault at {@code point}, or one that comes to the same. */
    void strike(ChoicePoint point) {
        if (point.isFault()) {
            struck.add(point.key());
        }
    }

    boolean isStruck(ChoicePoint point) {
        return struck.contains(point.key());
    }

    /** Whether a fault of {@code kind} could strike anywhere. */
    boolean isOffered(FaultKind kind) {
        return offered.contains(kind);
    }

    int seen() {
        return seen.size;
    }

    int struck() {
        return struck.size;
    }

    /** Keys of the places seen, sorted. */
    long[] seenKeys() {
        return seen.sorted();
    }

    /** Keys of the places struck, sorted. */
    long[] struckKeys() {
        return struck.sorted();
    }

    /** A set of numbers with open addressing; 0 stands for an empty place, so 0 itself is kept as 1. */
    private static final class LongBag {

        private long[] slots = new long[256];
        private int size;

        boolean add(long number) {
            if (!insert(slots, number == 0 ? 1 : number)) {
                return false;
            }
            size++;
            if (2 * size > slots.length) {
                grow();
            }
            return true;
        }

        boolean contains(long number) {
            return slots[slotOf(slots, number == 0 ? 1 : number)] != 0;
        }

        long[] sorted() {
            return Arrays.stream(slots).filter(each -> each != 0).sorted().toArray();
        }

        private void grow() {
            long[] old = slots;
            slots = new long[old.length * 2];
            Arrays.stream(old).filter(each -> each != 0).forEach(each -> insert(slots, each));
        }

        private static boolean insert(long[] slots, long number) {
            int slot = slotOf(slots, number);
            boolean fresh = slots[slot] == 0;
            slots[slot] = number;
            return fresh;
        }

        /** Where {@code number} is, or may be put. */
        private static int slotOf(long[] slots, long number) {
            int slot = (int) number & slots.length - 1;
            while (slots[slot] != 0 && slots[slot] != number) {
                slot = slot + 1 & slots.length - 1;
            }
            return slot;
        }
    }
}
