package io.consumerproof.log;

import io.consumerproof.history.Bytes;

/**
 * The hash by which a key finds its partition.
 *
 * @source Kafka 4.3, Utils.murmur2 and BuiltInPartitioner.partitionForKey: Austin Appleby's 32-bit MurmurHash2 over
 *     little-endian words with the seed 0x9747b28c; the sign bit is cleared before the remainder is taken
 */
public final class Murmur2 {

    private static final int SEED = 0x9747b28c;
    private static final int MULTIPLIER = 0x5bd1e995;
    private static final int WORD = Integer.BYTES;

    private Murmur2() {}

    /** The signed hash of {@code key}; the empty key has one too. */
    public static int hash(Bytes key) {
        int length = key.size();
        int tail = length & -WORD;
        int hash = SEED ^ length;
        for (int at = 0; at < tail; at += WORD) {
            hash = hash * MULTIPLIER ^ scrambled(littleEndian(key, at, WORD));
        }
        if (tail < length) {
            hash = (hash ^ littleEndian(key, tail, length - tail)) * MULTIPLIER;
        }
        return finished(hash);
    }

    /** The partition of {@code key} among {@code partitions}, from 0. */
    public static int partition(Bytes key, int partitions) {
        return (hash(key) & Integer.MAX_VALUE) % partitions;
    }

    private static int littleEndian(Bytes key, int from, int count) {
        int word = 0;
        for (int i = 0; i < count; i++) {
            word |= (key.at(from + i) & 0xff) << (Byte.SIZE * i);
        }
        return word;
    }

    private static int scrambled(int word) {
        int mixed = word * MULTIPLIER;
        return (mixed ^ mixed >>> 24) * MULTIPLIER;
    }

    private static int finished(int hash) {
        int mixed = (hash ^ hash >>> 13) * MULTIPLIER;
        return mixed ^ mixed >>> 15;
    }
}
