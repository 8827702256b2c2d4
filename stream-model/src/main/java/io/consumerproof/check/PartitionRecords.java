package io.consumerproof.check;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.List;

/** The records that one partition holds, by their index: offsets may leave gaps, indexes do not. */
final class PartitionRecords {

    private final List<LogRecord> records = new ArrayList<>();

    /** Adds the next record; its offset is beyond all others. */
    void add(LogRecord record) {
        records.add(record);
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
