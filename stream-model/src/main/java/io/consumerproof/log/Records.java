package io.consumerproof.log;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The records of one partition by offset, as an array that grows. */
final class Records {

    private static final int FIRST_CAPACITY = 8;

    private LogRecord[] array = new LogRecord[FIRST_CAPACITY];
    private int size;

    void add(LogRecord record) {
        if (size == array.length) {
            array = Arrays.copyOf(array, size * 2);
        }
        array[size++] = record;
    }

    int size() {
        return size;
    }

    LogRecord get(int index) {
        return array[index];
    }

    /**
     * The index of the first record at or after {@code offset}, or the number of records.
     *
     * @param endOffset all records lie below
     */
    int indexFrom(long offset, long endOffset) {
        if (size == 0 || offset >= endOffset) {
            return size;
        }
        // Offsets grow by at least one a record: seen from the first record and from the end, few places are left.
        int low = (int) Math.max(0, size - (endOffset - offset));
        int high = (int) Math.max(0, Math.min(size, offset - array[0].offset()));
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (array[middle].offset() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Adds the records of the indices {@code from} to {@code to}, exclusive, to {@code into}. */
    void copy(int from, int to, List<? super LogRecord> into) {
        LogRecord[] source = array;
        for (int i = from; i < to; i++) {
            into.add(source[i]);
        }
    }

    /** A copy of the records from {@code from} on, unmodifiable. */
    List<LogRecord> listFrom(int from) {
        List<LogRecord> list = new ArrayList<>(size - from);
        copy(from, size, list);
        return Collections.unmodifiableList(list);
    }

    /** Forgets the records from {@code index} on. */
    void truncate(int index) {
        Arrays.fill(array, index, size, null);
        size = index;
    }
}
