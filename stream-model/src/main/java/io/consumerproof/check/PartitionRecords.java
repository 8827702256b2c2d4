package io.consumerproof.check;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The records that one partition was given, by their index: offsets may leave gaps, indexes do not. What the
 * log lost later keeps its index.
 */
final class PartitionRecords {

    private final List<LogRecord> records = new ArrayList<>();
    private @Nullable BitSet gone;

    /** Adds the next record; its offset is beyond all others. */
    void add(LogRecord record) {
        records.add(record);
    }

    /** Records of these offsets are no work any more for who has not finished them: the log lost them. */
    void remove(long offset) {
        int index = indexOf(offset);
        if (index >= 0) {
            gone = gone == null ? new BitSet() : gone;
            gone.set(index);
        }
    }

    /** Everything before {@code offset} is gone. */
    void removeBefore(long offset) {
        for (int i = from(offset) - 1; i >= 0; i--) {
            remove(records.get(i).offset());
        }
    }

    /** Everything from {@code offset} on never was: other records may take these offsets. */
    void truncate(long offset) {
        int from = from(offset);
        records.subList(from, records.size()).clear();
        if (gone != null) {
            gone.clear(from, Math.max(from, gone.length()));
        }
    }

    boolean isGone(int index) {
        return gone != null && gone.get(index);
    }

    /** The index of the first record at or after {@code offset} that is still there; {@link #size()} if there is none. */
    int waitingFrom(long offset) {
        int index = from(offset);
        while (index < records.size() && isGone(index)) {
            index++;
        }
        return index;
    }

    int size() {
        return records.size();
    }

    LogRecord at(int index) {
        return records.get(index);
    }

    /** The index of the first record at or after {@code offset}; {@link #size()} if there is none. */
    int from(long offset) {
        if (records.isEmpty()) {
            return 0;
        }
        long dense = offset - records.get(0).offset();
        if (dense <= 0) {
            return 0;
        }
        if (dense < records.size() && records.get((int) dense).offset() == offset) {
            return (int) dense;
        }
        return search(offset);
    }

    /** The index of the record at {@code offset}, or −1 if there is none. */
    int indexOf(long offset) {
        int index = from(offset);
        return index < records.size() && records.get(index).offset() == offset ? index : -1;
    }

    private int search(long offset) {
        int low = 0;
        int high = records.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (records.get(middle).offset() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
