package io.consumerproof.choice;

/**
 * SplitMix64: a small generator whose numbers are the same on every JVM.
 *
 * @source Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014
 */
public final class Prng {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** Starts at {@code seed}; equal seeds give equal numbers. */
    public Prng(long seed) {
        this.state = seed;
    }

    /** The next 64 bits. */
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A number from 0 to {@code bound - 1}; {@code bound} is at least 1. */
    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 33) % bound);
    }

    /** Spreads the bits of {@code value}; equal values give equal results. */
    public static long mix(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
