package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Members of a classic group that do as they are told, with a session of 1 s and a rebalance time of 5 s. */
final class Joiners {

    static final long SESSION = 1_000_000;
    static final long LONG_SESSION = 9_000_000;
    static final long REBALANCE = 5_000_000;

    final ClassicGroup group;
    final Map<String, Answer<Joined>> joins = new LinkedHashMap<>();
    long now;
    long session = SESSION;

    Joiners() {
        this(0);
    }

    Joiners(long initialDelayMicros) {
        group = new ClassicGroup(new BrokerSettings(initialDelayMicros, SESSION, 100_000, 0, 10_000_000), Race.USUAL);
    }

    Answer<Joined> join(String id) {
        return join(id, true, null, "t");
    }

    Answer<Joined> rejoin(String id) {
        return join(id, false, null, "t");
    }

    Answer<Joined> join(String id, boolean isNew, @Nullable String instanceId, String... topics) {
        Subscription subscription =
                new Subscription(id, instanceId, null, List.of(topics), List.of(), isNew ? -1 : group.generation());
        JoinRequest request =
                new JoinRequest(id, isNew, instanceId, session, REBALANCE, List.of(new Offer("range", subscription)));
        Answer<Joined> answer = group.join(request, now);
        joins.put(id, answer);
        return answer;
    }

    /** All ask for their assignments; the leader gives each the partition of its place. */
    void sync(String... ids) {
        TreeMap<String, List<TopicPartition>> made = new TreeMap<>();
        for (int i = 0; i < ids.length; i++) {
            made.put(ids[i], List.of(new TopicPartition("t", i)));
        }
        for (String each : ids) {
            Answer<Joined> joined = joins.getOrDefault(each, new Answer<>());
            boolean leads = joined.isThere()
                    && joined.refusal() == null
                    && joined.value().leads();
            group.sync(standing(each), leads ? made : null, now);
        }
    }

    Answer<List<TopicPartition>> ask(String id) {
        return group.sync(standing(id), null, now);
    }

    Standing standing(String id) {
        return new Standing("g", id, group.generation(), null);
    }

    @Nullable
    Refusal beat(String id) {
        return group.heartbeat(standing(id));
    }

    @Nullable
    Refusal commit(String id, int generation) {
        return group.commitRefusal(new Standing("g", id, generation, null), false, now);
    }

    void advance(long micros) {
        while (group.nextDeadlineMicros() <= micros) {
            now = Math.max(now, group.nextDeadlineMicros());
            group.advance(now);
        }
        now = micros;
    }
}
