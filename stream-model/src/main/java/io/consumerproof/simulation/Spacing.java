package io.consumerproof.simulation;

import io.consumerproof.log.Partition;
import io.consumerproof.scenario.GroupSettings;

/**
 * How the records of a program lie in their partitions, in a run that others are compared with.
 *
 * @param close whether no offset is left out between two records, whatever the program or a choice says
 * @param first the offset at which every partition begins; 0 or more, 0 unless {@code close}
 * @param oneByOne whether a poll returns one record at most, so that what a handler does is told of the record it is done for
 */
public record Spacing(boolean close, int first, boolean oneByOne) {

    /** As the program declares them. */
    public static final Spacing DECLARED = new Spacing(false, 0, false);

    /** One behind the other from offset 0 on. */
    public static final Spacing CLOSE = new Spacing(true, 0, false);

    /** One behind the other from {@code offset} on, and polled one by one. */
    public static Spacing from(int offset) {
        return new Spacing(true, offset, true);
    }

    GroupSettings of(GroupSettings settings) {
        return oneByOne ? settings.maxPollRecords(1) : settings;
    }

    /** What the program leaves out itself. */
    void leave(Partition partition, int offsets) {
        if (!close) {
            partition.gap(offsets);
        }
    }

    /** Before a record is appended. */
    void leaveBefore(Partition partition) {
        if (first > 0 && partition.endOffset() == 0) {
            partition.gap(first);
        }
    }
}
