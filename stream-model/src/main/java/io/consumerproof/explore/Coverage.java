package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices;
import java.util.Arrays;

/** Which places a fault could strike, and which of them one did; places are told apart by content. */
final class Coverage {

    private final LongBag seen = new LongBag();
    private final LongBag struck = new LongBag();

    /** Counts the choices from {@code from} on, and every pick. */
    void count(RecordedChoices trace, int from) {
        for (int i = from; i < trace.size(); i++) {
            if (trace.at(i).isFault()) {
                seen.add(trace.at(i).key());
            }
        }
        for (RecordedChoices.Pick each : trace.picks()) {
            if (each.point().isFault()) {
                struck.add(each.point().key());
            }
        }
    }

    int seen() {
        return seen.size;
    }

    int struck() {
        return struck.size;
    }

    /** A set of numbers with open addressing; 0 stands for an empty place, so 0 itself is kept as 1. */
    private static final class LongBag {

        private long[] slots = new long[256];
        private int size;

        void add(long number) {
            if (insert(slots, number == 0 ? 1 : number)) {
                size++;
                if (2 * size > slots.length) {
                    grow();
                }
            }
        }

        private void grow() {
            long[] old = slots;
            slots = new long[old.length * 2];
            Arrays.stream(old).filter(each -> each != 0).forEach(each -> insert(slots, each));
        }

        private static boolean insert(long[] slots, long number) {
            int slot = (int) number & slots.length - 1;
            while (slots[slot] != 0) {
                if (slots[slot] == number) {
                    return false;
                }
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = number;
            return true;
        }
    }
}
