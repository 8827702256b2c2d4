package io.consumerproof.history;

/**
 * One process of a group; spelled {@code member-1}. A restarted process is a new member with the next number.
 *
 * @param group the group's name
 * @param number counts the group's members in the order of their starts, from 1
 */
public record MemberId(String group, int number) implements Comparable<MemberId> {

    /**
     * Compares the spellings as plain strings, so that {@code member-10} comes before {@code member-2}.
     *
     * @source Kafka 4.3, AbstractPartitionAssignor.MemberInfo: ids are compared as strings
     */
    @Override
    public int compareTo(MemberId other) {
        if (!group.equals(other.group)) {
            return group.compareTo(other.group);
        }
        // Numbers of one digit, which nearly all are, compare like their spellings: no text is made of them.
        return isDigit(number) && isDigit(other.number)
                ? Integer.compare(number, other.number)
                : toString().compareTo(other.toString());
    }

    private static boolean isDigit(int number) {
        return number >= 0 && number <= 9;
    }

    @Override
    public String toString() {
        return "member-" + number;
    }
}
