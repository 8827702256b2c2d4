package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.apache.kafka.common.TopicPartition;

/** Rounds of polls until nothing moves any more: the README of the vectors has the exact rule. */
final class SettleCall implements Call {

    private final Cast cast;

    SettleCall(Cast cast) {
        this.cast = cast;
    }

    @Override
    public JsonNode perform(ObjectNode arguments) {
        List<Player> all = cast.members(arguments.get("members"));
        List<Player> members = new ArrayList<>(all);
        long quiet = arguments.get("quietMs").longValue();
        long start = System.currentTimeMillis();
        long end = start + arguments.get("maxMs").longValue();
        long since = start;
        int events = -1;
        while (true) {
            members.removeIf(member -> !PollCalls.polled(member));
            if (members.isEmpty()) {
                return Outcomes.text("nobodyLeft");
            }
            long now = System.currentTimeMillis();
            int happened = all.stream().mapToInt(each -> each.diary().events()).sum();
            if (happened != events) {
                events = happened;
                since = now;
            }
            if (now - since >= quiet && everythingIsRead(members) && everythingIsAssigned(members)) {
                return Outcomes.text("settled");
            }
            if (now >= end) {
                return Outcomes.text("timeout");
            }
        }
    }

    private boolean everythingIsAssigned(List<Player> members) {
        Set<Integer> assigned = new HashSet<>();
        int claims = 0;
        for (Player member : members) {
            if (!member.diary().hasBeenAssigned()) {
                return false;
            }
            for (TopicPartition partition : member.consumer().assignment()) {
                assigned.add(partition.partition());
                claims++;
            }
        }
        return claims == cast.partitions() && assigned.size() == claims;
    }

    private static boolean everythingIsRead(List<Player> members) {
        for (Player member : members) {
            Set<TopicPartition> awaited = new HashSet<>(member.consumer().assignment());
            awaited.removeAll(member.consumer().paused());
            for (TopicPartition partition : awaited) {
                OptionalLong lag = member.consumer().currentLag(partition);
                if (lag.isEmpty() || lag.getAsLong() != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
