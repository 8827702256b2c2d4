package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.choice.Prng;
import io.consumerproof.group.Heartbeat;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Random requests of a few members who mostly keep to the protocol: they remember what they were answered. */
final class Requests {

    private static final int MEMBERS = 5;
    /** The last characters of ids; a process that is out of the group comes back as a new one, under an id that nobody had. */
    private static final String LAST_CHARACTERS = "0123456789:;<";

    private static final long REBALANCE_MICROS = 3_000_000;

    private final Prng random;
    private final List<String> topics;
    private final Map<Integer, String> ids = new TreeMap<>();
    private final List<String> unused = new ArrayList<>();
    private final Map<String, Integer> epochs = new TreeMap<>();
    private final Map<String, List<TopicPartition>> owned = new TreeMap<>();

    Requests(Prng random, List<String> topics) {
        this.random = random;
        this.topics = topics;
        LAST_CHARACTERS.chars().forEach(each -> unused.add("m" + (char) each));
    }

    /** Whether a process could still come back. */
    boolean mayGoOn() {
        return !unused.isEmpty();
    }

    private String id(int number) {
        return ids.computeIfAbsent(number, any -> unused.remove(random.nextInt(unused.size())));
    }

    Heartbeat next() {
        int number = random.nextInt(MEMBERS);
        String member = id(number);
        String instance = number == MEMBERS - 1 ? "i1" : null;
        int epoch = epochs.getOrDefault(member, Heartbeat.JOIN);
        int pick = random.nextInt(20);
        if (epoch == Heartbeat.JOIN) {
            return joins(member, instance);
        }
        if (pick == 0 && mayGoOn()) {
            ids.remove(number);
            return joins(id(number), instance);
        }
        if (pick == 1) {
            return leaves(member, instance);
        }
        if (pick == 2) {
            return Heartbeat.of(member, Math.max(1, epoch - 1 + random.nextInt(3)), instance);
        }
        return new Heartbeat(
                member, epoch, instance, Heartbeat.UNCHANGED, pick == 3 ? subscription() : null, null, holds(member));
    }

    private Heartbeat joins(String member, @Nullable String instance) {
        return new Heartbeat(member, Heartbeat.JOIN, instance, REBALANCE_MICROS, subscription(), null, List.of());
    }

    private Heartbeat leaves(String member, @Nullable String instance) {
        ids.values().remove(member);
        boolean forAWhile = instance != null && random.nextInt(2) == 0;
        return Heartbeat.of(member, forAWhile ? Heartbeat.LEAVE_FOR_A_WHILE : Heartbeat.LEAVE, instance);
    }

    private List<String> subscription() {
        return random.nextInt(4) == 0 ? topics.subList(0, 1) : topics;
    }

    /** What it was told to hold, or nothing new. */
    private @Nullable List<TopicPartition> holds(String member) {
        return random.nextInt(4) == 0 ? null : owned.getOrDefault(member, List.of());
    }

    /** The member takes in what it was answered. */
    void answered(Heartbeat request, String answer) {
        if (!answer.startsWith("epoch ")) {
            ids.values().remove(request.memberId());
            return;
        }
        String[] words = answer.substring("epoch ".length()).split(" ", 2);
        int epoch = Integer.parseInt(words[0]);
        if (epoch > 0) {
            epochs.put(request.memberId(), epoch);
        }
        if (words.length > 1) {
            owned.put(request.memberId(), partitions(words[1]));
        }
    }

    private static List<TopicPartition> partitions(String spelled) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (String each : spelled.replaceAll("[\\[\\] ]", "").split(",", -1)) {
            if (!each.isEmpty()) {
                int dash = each.lastIndexOf('-');
                partitions.add(new TopicPartition(each.substring(0, dash), Integer.parseInt(each.substring(dash + 1))));
            }
        }
        return partitions;
    }
}
