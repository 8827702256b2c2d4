package io.consumerproof.log;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The records of one partition by offset: the newest as they are, older ones of a long log packed. Once a log is long, a record is
 * packed when it comes: to look at it again when it is old costs more than the packing. Indices count from the oldest record that
 * was not forgotten.
 *
 * @source ours: how records are kept in memory; offsets are sparse as in UnifiedLog, Kafka 4.3
 */
final class Records {

    /** Records that are packed at once; at least so many of the newest stay as they are. */
    static final int PACKET = 512;

    private static final int FIRST_CAPACITY = 8;

    /** Older ones; where there are any, one ends where the tail begins. Those behind it have what the tail has, too. */
    private List<PackedRecords> packets = List.of();

    /** The newest, behind the packets; null where the tail is not packed. */
    private @Nullable Packing packing;

    private LogRecord[] tail = new LogRecord[FIRST_CAPACITY];
    private int tailSize;

    /** Records ever added before the first of the tail, and before the first that is left. */
    private int tailStart;

    private int start;

    void add(LogRecord record) {
        if (tailSize == tail.length) {
            makeRoom();
        }
        tail[tailSize++] = record;
        if (packing != null) {
            pack(packing, record, tailStart + tailSize - 1);
        }
    }

    private void pack(Packing into, LogRecord record, int added) {
        if (!into.takes(record)) {
            packets.add(new PackedRecords(into));
            into.begin(record, added);
        }
        into.add(record);
    }

    private void makeRoom() {
        if (tailSize < 2 * PACKET) {
            tail = Arrays.copyOf(tail, tailSize * 2);
            return;
        }
        if (packing == null) {
            packTail();
        }
        forgetTail(packedUpTo(tailStart + tailSize - PACKET) - tailStart);
    }

    private void packTail() {
        if (packets.isEmpty()) {
            packets = new ArrayList<>();
        }
        packing = new Packing(PACKET, tail[0], tailStart);
        for (int i = 0; i < tailSize; i++) {
            pack(packing, tail[i], tailStart + i);
        }
    }

    /** Records ever added up to where the last packet ends that ends at {@code most} or before. */
    private int packedUpTo(int most) {
        int last = packets.size() - 1;
        while (packets.get(last).end() > most) {
            last--;
        }
        return packets.get(last).end();
    }

    /** Moves the tail up by {@code count} records. */
    private void forgetTail(int count) {
        System.arraycopy(tail, count, tail, 0, tailSize - count);
        Arrays.fill(tail, tailSize - count, tailSize, null);
        tailSize -= count;
        tailStart += count;
    }

    int size() {
        return tailStart + tailSize - start;
    }

    LogRecord get(int index) {
        int inTail = start + index - tailStart;
        if (inTail >= 0) {
            return tail[inTail];
        }
        PackedRecords packet = packets.get(packetOf(start + index));
        return packet.get(start + index - packet.start);
    }

    long offsetAt(int index) {
        int inTail = start + index - tailStart;
        if (inTail >= 0) {
            return tail[inTail].offset();
        }
        PackedRecords packet = packets.get(packetOf(start + index));
        return packet.offsetAt(start + index - packet.start);
    }

    /** Packets are rarely smaller than usual: the first guess is mostly right, and never too high. */
    private int packetOf(int added) {
        int guess = Math.min((added - packets.get(0).start) / PACKET, packets.size() - 1);
        while (packets.get(guess).end() <= added) {
            guess++;
        }
        return guess;
    }

    /**
     * The index of the first record at or after {@code offset}, or the number of records.
     *
     * @param endOffset all records lie below
     */
    int indexFrom(long offset, long endOffset) {
        if (offset >= endOffset || size() == 0) {
            return size();
        }
        boolean packed = !packets.isEmpty() && (tailSize == 0 || offset < tail[0].offset());
        int added = packed ? inPackets(offset) : tailStart + inTail(offset, endOffset);
        return Math.max(0, added - start);
    }

    private int inPackets(long offset) {
        int low = 0;
        int high = packets.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (packets.get(middle).offsetAt(0) <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return packets.get(low).start + packets.get(low).indexFrom(offset);
    }

    private int inTail(long offset, long endOffset) {
        // Offsets grow by at least one a record: seen from the first record and from the end, few places are left.
        int low = (int) Math.max(0, tailSize - (endOffset - offset));
        int high = (int) Math.max(0, Math.min(tailSize, offset - tail[0].offset()));
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tail[middle].offset() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Adds the records of the indices {@code from} to {@code to}, exclusive, to {@code into}. */
    void copy(int from, int to, List<? super LogRecord> into) {
        int index = from;
        while (index < to && start + index < tailStart) {
            into.add(get(index));
            index++;
        }
        int first = start + index - tailStart;
        int end = start + to - tailStart;
        if (first < end) {
            into.addAll(Arrays.asList(Arrays.copyOfRange(tail, first, end)));
        }
    }

    /** A copy of the records from {@code from} on, unmodifiable. */
    List<LogRecord> listFrom(int from) {
        List<LogRecord> list = new ArrayList<>(size() - from);
        copy(from, size(), list);
        return Collections.unmodifiableList(list);
    }

    /** Adds what {@code other} holds from {@code index} on. */
    void addAll(Records other, int index) {
        for (int i = index; i < other.size(); i++) {
            add(other.get(i));
        }
    }

    /** Forgets the first {@code count} records. */
    void dropFirst(int count) {
        start += count;
        while (!packets.isEmpty() && packets.get(0).end() <= start) {
            packets.remove(0);
        }
        if (start > tailStart) {
            forgetTail(start - tailStart);
            packets = List.of();
            packing = null;
        }
    }

    /** Forgets the records from {@code index} on. */
    void truncate(int index) {
        int end = start + index;
        packing = null;
        while (!packets.isEmpty() && packets.get(packets.size() - 1).start >= tailStart) {
            packets.remove(packets.size() - 1);
        }
        while (end < tailStart) {
            unpackLast();
        }
        Arrays.fill(tail, end - tailStart, tailSize, null);
        tailSize = end - tailStart;
    }

    /** Puts the last packet in the place of the tail. */
    private void unpackLast() {
        PackedRecords last = packets.remove(packets.size() - 1);
        tail = new LogRecord[2 * PACKET];
        tailSize = last.size();
        tailStart = last.start;
        for (int i = 0; i < tailSize; i++) {
            tail[i] = last.get(i);
        }
    }

    /** Bytes of memory that packed records take, and how many records those are; the tail is bounded. */
    long packedFootprint() {
        return packets.stream().mapToLong(PackedRecords::footprint).sum();
    }
}
