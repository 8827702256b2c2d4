package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.simulation.FaultPoint;
import java.util.EnumSet;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which places a fault could strike, and which of them one did; places are told apart by content. */
final class Coverage {

    private final Course course;
    private final LongBag seen = new LongBag();
    private final LongBag struck = new LongBag();
    private final EnumSet<FaultKind> offered = EnumSet.noneOf(FaultKind.class);

    /** Notes of each place where on {@code course} it was seen and struck first. */
    Coverage(Course course) {
        this.course = course;
    }

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
        if (seen.add(point.key(), course)) {
            for (int option = 1; point instanceof FaultPoint && option < point.options(); option++) {
                offered.add(((FaultPoint) point).kind(option));
            }
        }
    }

    /** Counts a fault at {@code point}, or one that comes to the same. */
    void strike(ChoicePoint point) {
        if (point.isFault()) {
            struck.add(point.key(), course);
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

    /** Keys of the places seen, each with the run that saw it first. */
    SortedMap<Long, Rank> firstSeen() {
        return seen.sorted();
    }

    /** Keys of the places struck, each with the run that struck it first. */
    SortedMap<Long, Rank> firstStruck() {
        return struck.sorted();
    }

    /**
     * A set of numbers with open addressing, each with when it was added; 0 stands for an empty place, so 0 itself is kept as 1.
     */
    private static final class LongBag {

        private long[] slots = new long[256];
        private Rank[] ranks = new Rank[256];
        private int size;

        boolean add(long number, Course course) {
            int slot = slotOf(slots, number == 0 ? 1 : number);
            if (slots[slot] != 0) {
                return false;
            }
            slots[slot] = number == 0 ? 1 : number;
            ranks[slot] = course.rank();
            size++;
            if (2 * size > slots.length) {
                grow();
            }
            return true;
        }

        boolean contains(long number) {
            return slots[slotOf(slots, number == 0 ? 1 : number)] != 0;
        }

        SortedMap<Long, Rank> sorted() {
            SortedMap<Long, Rank> sorted = new TreeMap<>();
            for (int i = 0; i < slots.length; i++) {
                if (slots[i] != 0) {
                    sorted.put(slots[i], ranks[i]);
                }
            }
            return sorted;
        }

        private void grow() {
            long[] wider = new long[slots.length * 2];
            Rank[] widerRanks = new Rank[wider.length];
            for (int i = 0; i < slots.length; i++) {
                if (slots[i] != 0) {
                    int slot = slotOf(wider, slots[i]);
                    wider[slot] = slots[i];
                    widerRanks[slot] = ranks[i];
                }
            }
            slots = wider;
            ranks = widerRanks;
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
