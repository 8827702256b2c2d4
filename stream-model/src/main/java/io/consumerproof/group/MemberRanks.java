package io.consumerproof.group;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of a group's members by their random ids, which a {@link Race} decides: it stays the same while a process lives.
 *
 * @source Kafka 4.3, ConsumerMembershipManager: a random id for the life of the process
 */
final class MemberRanks {

    private static final int FIRST = 100_000;

    private final Race race;
    /** Every id that was seen, in order. */
    private final List<String> ids = new ArrayList<>();

    MemberRanks(Race race) {
        this.race = race;
    }

    /** A process joins, for the first time or again; {@code present}: those that are members already. */
    void enter(String id, List<ConsumerGroupMember> present) {
        if (ids.contains(id)) {
            return;
        }
        int before = present.isEmpty() ? 0 : race.choose(Races.MEMBER_ORDER, present.size() + 1);
        List<ConsumerGroupMember> ordered = inOrder(present);
        int place = before == 0 ? ids.size() : ids.indexOf(ordered.get(ordered.size() - before).id);
        ids.add(place, id);
    }

    List<ConsumerGroupMember> inOrder(List<ConsumerGroupMember> members) {
        List<ConsumerGroupMember> ordered = new ArrayList<>(members);
        ordered.sort(Comparator.comparingInt(each -> ids.indexOf(each.id)));
        return ordered;
    }

    /** An id that compares with those of others as the real one would. */
    String idFor(String id) {
        return String.valueOf(FIRST + ids.indexOf(id));
    }
}
