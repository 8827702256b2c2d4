package io.consumerproof.history;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One process of a group; spelled {@code member-1}. A restarted process is a new member with the next number. */
public final class MemberId implements Comparable<MemberId> {

    private static final String[] SPELLINGS = new String[64];

    static {
        for (int i = 0; i < SPELLINGS.length; i++) {
            SPELLINGS[i] = "member-" + i;
        }
    }

    private final String group;
    private final int number;
    private final String spelling;

    /**
     * A member.
     *
     * @param group the group's name
     * @param number counts the group's members in the order of their starts, from 1
     */
    public MemberId(String group, int number) {
        this.group = Objects.requireNonNull(group, "group");
        this.number = number;
        this.spelling = number >= 0 && number < SPELLINGS.length ? SPELLINGS[number] : "member-" + number;
    }

    /** The group's name. */
    public String group() {
        return group;
    }

    /** Counts the group's members in the order of their starts, from 1. */
    public int number() {
        return number;
    }

    /**
     * Compares the spellings as plain strings, so that {@code member-10} comes before {@code member-2}.
     *
     * @source Kafka 4.3, AbstractPartitionAssignor.MemberInfo: ids are compared as strings
     */
    @Override
    public int compareTo(MemberId other) {
        int byGroup = group.compareTo(other.group);
        return byGroup != 0 ? byGroup : spelling.compareTo(other.spelling);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof MemberId
                        && number == ((MemberId) other).number
                        && group.equals(((MemberId) other).group));
    }

    @Override
    public int hashCode() {
        return 31 * group.hashCode() + number;
    }

    @Override
    public String toString() {
        return spelling;
    }
}
