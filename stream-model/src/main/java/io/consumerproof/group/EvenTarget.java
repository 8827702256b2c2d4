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

    private record Room(TargetShare share, int partitions) {}

    private record Free(ServerTopic topic, int number) {}

    private final List<ServerTopic> topics;
    private final List<ServerMember> members;
    private final List<Free> free = new ArrayList<>();
    private final List<Room> rooms = new ArrayList<>();

    /** How many members more may have one partition above the quota. */
    private int extras;

    EvenTarget(List<ServerTopic> topics, List<ServerMember> members) {
        this.members = members;
        this.topics = members.isEmpty()
                ? List.of()
                : topics.stream().filter(members.get(0)::reads).toList();
    }

    /** Computes every member's partitions. */
    SortedMap<String, List<TopicPartition>> target() {
        SortedMap<String, List<TopicPartition>> target = new TreeMap<>();
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
                    free.add(new Free(topic, number));
                }
            }
        }
        extras = count % members.size();
        List<TargetShare> shares = new ArrayList<>();
        for (int place = 0; place < members.size(); place++) {
            shares.add(keep(members.get(place), count / members.size(), members.size() - place));
        }
        fill();
        for (int place = 0; place < members.size(); place++) {
            target.put(members.get(place).memberId(), shares.get(place).partitions());
        }
        return target;
    }

    /** @param membersLeft how many members have not had their turn, this one included */
    private TargetShare keep(ServerMember member, int quota, int membersLeft) {
        boolean extra = extras > 0;
        int room = extra ? quota + 1 : quota;
        TargetShare share = new TargetShare(member, topics);
        for (ServerTopic topic : share.topics()) {
            for (int number : share.numbersOf(topic)) {
                if (room > 0) {
                    room--;
                } else {
                    share.remove(topic, number);
                    free.add(new Free(topic, number));
                }
            }
        }
        if (room > 0 && extra && membersLeft > extras) {
            room--;
            extra = false;
        }
        if (room > 0) {
            rooms.add(new Room(share, room));
        }
        if (extra) {
            extras--;
        }
        return share;
    }

    private void fill() {
        int next = 0;
        for (Room room : rooms) {
            int end = Math.min(free.size(), next + room.partitions());
            free.subList(next, end).forEach(each -> room.share().add(each.topic(), each.number()));
            next = end;
        }
    }
}
