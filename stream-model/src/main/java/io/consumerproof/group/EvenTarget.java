package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Uniform target where all members read the same topics: members in turn keep what they have up to their quota, then those with
 * room left get the free partitions in one piece each.
 *
 * @source Kafka 4.3, UniformHomogeneousAssignmentBuilder
 */
final class EvenTarget {

    private record Room(String member, int partitions) {}

    private final List<ServerTopic> topics;
    private final List<ServerMember> members;
    private final List<TopicPartition> free = new ArrayList<>();
    private final List<Room> rooms = new ArrayList<>();
    private final SortedMap<String, List<TopicPartition>> target = new TreeMap<>();

    /** How many members more may have one partition above the quota. */
    private int extras;

    EvenTarget(List<ServerTopic> topics, List<ServerMember> members) {
        this.members = members;
        this.topics = members.isEmpty()
                ? List.of()
                : topics.stream().filter(members.get(0)::reads).toList();
    }

    /** Computes every member's partitions, sorted. */
    SortedMap<String, List<TopicPartition>> target() {
        if (members.isEmpty()) {
            return target;
        }
        TreeSet<TopicPartition> taken = new TreeSet<>();
        members.forEach(each -> taken.addAll(each.target()));
        int count = 0;
        for (ServerTopic topic : topics) {
            count += topic.partitions();
            for (int number = 0; number < topic.partitions(); number++) {
                if (!taken.contains(topic.partition(number))) {
                    free.add(topic.partition(number));
                }
            }
        }
        extras = count % members.size();
        for (int place = 0; place < members.size(); place++) {
            keep(members.get(place), count / members.size(), members.size() - place);
        }
        fill();
        target.values().forEach(share -> share.sort(null));
        return target;
    }

    /** @param membersLeft how many members have not had their turn, this one included */
    private void keep(ServerMember member, int quota, int membersLeft) {
        boolean extra = extras > 0;
        int room = extra ? quota + 1 : quota;
        List<TopicPartition> kept = new ArrayList<>();
        for (ServerTopic topic : topics) {
            for (int number : member.targetOf(topic)) {
                if (room > 0) {
                    kept.add(topic.partition(number));
                    room--;
                } else {
                    free.add(topic.partition(number));
                }
            }
        }
        if (room > 0 && extra && membersLeft > extras) {
            room--;
            extra = false;
        }
        if (room > 0) {
            rooms.add(new Room(member.memberId(), room));
        }
        if (extra) {
            extras--;
        }
        target.put(member.memberId(), kept);
    }

    private void fill() {
        int next = 0;
        for (Room room : rooms) {
            int end = Math.min(free.size(), next + room.partitions());
            target.computeIfAbsent(room.member(), unseen -> new ArrayList<>()).addAll(free.subList(next, end));
            next = end;
        }
    }
}
