package io.consumerproof.history;

import java.util.Arrays;

/**
 * How often each effect identity was applied; absorbed repeats do not count. Every check asks it of every run, so it is a small
 * table with open addressing, its identities kept in the order in which they came.
 */
public final class EffectCounts {

    private static final int FIRST_CAPACITY = 8;

    private String[] identities = new String[FIRST_CAPACITY];
    private int[] counts = new int[FIRST_CAPACITY];
    /** Where an identity is kept, from 1; 0 is an empty place. Twice as long as the identities, so that half of it is empty. */
    private int[] slots = new int[2 * FIRST_CAPACITY];

    private int size;
    private int total;

    /** Nothing is counted yet. */
    public EffectCounts() {}

    /** The same counts once more, to be changed by {@link #take}. */
    public EffectCounts copy() {
        EffectCounts copy = new EffectCounts();
        copy.identities = identities.clone();
        copy.counts = counts.clone();
        copy.slots = slots.clone();
        copy.size = size;
        copy.total = total;
        return copy;
    }

    /** Counts one more of {@code identity}. */
    public void add(String identity) {
        int slot = slotOf(identity);
        if (slots[slot] == 0) {
            if (size == counts.length) {
                grow();
                slot = slotOf(identity);
            }
            identities[size] = identity;
            slots[slot] = ++size;
        }
        counts[slots[slot] - 1]++;
        total++;
    }

    /** Counts one of {@code identity}, which was counted, no longer. */
    public void take(String identity) {
        counts[slots[slotOf(identity)] - 1]--;
        total--;
    }

    private void grow() {
        identities = Arrays.copyOf(identities, 2 * size);
        counts = Arrays.copyOf(counts, 2 * size);
        slots = new int[4 * size];
        for (int i = 0; i < size; i++) {
            slots[slotOf(identities[i])] = i + 1;
        }
    }

    private int slotOf(String identity) {
        int hash = identity.hashCode();
        int slot = (hash ^ hash >>> 16) & slots.length - 1;
        while (slots[slot] != 0 && !identities[slots[slot] - 1].equals(identity)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    /** How often {@code identity} was applied. */
    public int of(String identity) {
        int kept = slots[slotOf(identity)];
        return kept == 0 ? 0 : counts[kept - 1];
    }

    /** How often any was. */
    public int total() {
        return total;
    }

    /** Whether {@code other} has every identity that was applied. */
    public boolean areKnownTo(EffectCounts other) {
        for (int i = 0; i < size; i++) {
            if (counts[i] > 0 && other.of(identities[i]) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether every identity is applied at least as often in {@code other}; {@code free} times it may be in any case. */
    public boolean within(EffectCounts other, int free) {
        for (int i = 0; i < size; i++) {
            if (counts[i] > free && counts[i] > other.of(identities[i])) {
                return false;
            }
        }
        return true;
    }
}
