package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Consumer;
import io.consumerproof.member.ConsumerSettings;
import io.consumerproof.member.Duty;
import io.consumerproof.member.Polled;
import io.consumerproof.member.RebalanceListener;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A member of a script: a client, and a listener that does what the script wants. */
public final class Actor implements RebalanceListener {

    private final String name;
    private final Cast cast;
    private final ConsumerSettings settings;
    private final Consumer consumer;
    private final Map<String, Integer> throwsLeft = new TreeMap<>();
    private final Map<String, String> exceptions = new TreeMap<>();
    private List<String> commitsIn = List.of();
    private long commitTimeoutMicros;
    private boolean gone;
    private boolean assignedOnce;
    private boolean cut;

    Actor(String name, Cast cast, ConsumerSettings settings) {
        this.name = name;
        this.cast = cast;
        this.settings = settings;
        this.consumer = new Consumer(cast.cluster(), settings);
    }

    public Consumer consumer() {
        return consumer;
    }

    long apiTimeoutMicros() {
        return settings.apiTimeoutMicros();
    }

    /** Whether it was closed or crashed. */
    boolean isGone() {
        return gone;
    }

    void leaveScript() {
        gone = true;
    }

    /** Whether it was told of an assignment, perhaps an empty one, since it was opened or lost everything. */
    boolean wasAssigned() {
        return assignedOnce;
    }

    void cutOff() {
        if (!cut) {
            cut = true;
            consumer.disconnect();
        }
    }

    void restore() {
        if (cut) {
            cut = false;
            consumer.connect();
        }
    }

    void throwIn(String callback, String exception, int times) {
        throwsLeft.put(callback, times);
        exceptions.put(callback, exception);
    }

    void commitIn(List<String> callbacks, long timeoutMicros) {
        commitsIn = callbacks;
        commitTimeoutMicros = timeoutMicros;
    }

    /** One poll whose records are noted. */
    Polled poll(long micros) {
        Polled polled = consumer.poll(micros);
        cast.seen().delivered(name, polled.records(), cast.topic());
        if (!polled.records().isEmpty()) {
            cast.happened();
        }
        return polled;
    }

    @Override
    public void call(Duty.Kind kind, List<TopicPartition> partitions) {
        String callback = kind.name().toLowerCase(Locale.ROOT);
        cast.happened();
        assignedOnce = kind == Duty.Kind.ASSIGNED || (assignedOnce && kind != Duty.Kind.LOST);
        ArrayNode entry = cast.seen().callback(name, callback, Outcomes.partitions(partitions, cast.topic()));
        if (commitsIn.contains(callback)) {
            entry.add("commitSync " + commit());
        }
        int left = throwsLeft.getOrDefault(callback, 0);
        if (left > 0) {
            throwsLeft.put(callback, left - 1);
            throw new ScriptedException(exceptions.getOrDefault(callback, ""));
        }
    }

    private String commit() {
        try {
            consumer.commitSync(commitTimeoutMicros);
            return "ok";
        } catch (RuntimeException refused) {
            return Outcomes.nameOf(refused);
        }
    }
}
