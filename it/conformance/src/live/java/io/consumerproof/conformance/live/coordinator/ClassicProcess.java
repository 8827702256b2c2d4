package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.choice.Prng;
import io.consumerproof.conformance.live.coordinator.ClassicStep.Kind;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One process that mostly keeps to the classic protocol: it remembers what it was answered. */
final class ClassicProcess {

    private enum State {
        OUT,
        JOINING,
        JOINED,
        SYNCING,
        MEMBER
    }

    private static final List<String> TOPICS = List.of("t", "u");
    private static final List<List<String>> ASSIGNORS = List.of(
            List.of("range", "roundrobin"),
            List.of("range", "roundrobin"),
            List.of("roundrobin", "range"),
            List.of("range"),
            List.of("sticky"));

    final String name;
    final @Nullable String instance;
    private final Prng random;
    private State state = State.OUT;
    private int generation = -1;
    private boolean leads;
    private boolean rejoins;
    private List<String> members = List.of();
    private List<String> assignors;
    private List<String> topics = TOPICS;

    ClassicProcess(String name, @Nullable String instance, Prng random) {
        this.name = name;
        this.instance = instance;
        this.random = random;
        assignors = ASSIGNORS.get(random.nextInt(random.nextInt(4) == 0 ? ASSIGNORS.size() : 2));
    }

    /** Whether it has joined before and is out now: it would come back as another process. */
    boolean isOver() {
        return state == State.OUT && generation >= 0;
    }

    ClassicStep next(long micros) {
        int pick = random.nextInt(100);
        return switch (state) {
            case OUT -> step(micros, pick < 80 ? Kind.JOIN : Kind.WAIT);
            case JOINING -> step(micros, pick < 20 && instance == null && generation >= 0 ? Kind.HEARTBEAT : Kind.WAIT);
            case JOINED -> step(micros, pick < 85 ? Kind.SYNC : pick < 92 ? Kind.HEARTBEAT : Kind.COMMIT);
            case SYNCING -> step(micros, pick < 40 ? Kind.HEARTBEAT : pick < 50 ? Kind.COMMIT : Kind.WAIT);
            case MEMBER -> member(micros, pick);
        };
    }

    private ClassicStep member(long micros, int pick) {
        if (rejoins && pick < 60) {
            return step(micros, Kind.JOIN);
        }
        if (pick < 5) {
            topics = TOPICS.subList(0, 1 + random.nextInt(2));
        }
        if (pick < 8) {
            return step(micros, Kind.JOIN);
        }
        if (pick < 12) {
            generation = Math.max(0, generation - 1 + random.nextInt(3));
        }
        return step(micros, pick < 70 ? Kind.HEARTBEAT : pick < 90 ? Kind.COMMIT : pick < 94 ? Kind.SYNC : Kind.LEAVE);
    }

    private ClassicStep step(long micros, Kind kind) {
        boolean assigns = kind == Kind.SYNC && leads && state == State.JOINED;
        ClassicStep step =
                new ClassicStep(micros, kind, name, instance, generation, assignors, topics, assigns ? made() : null);
        switch (kind) {
            case JOIN -> state = State.JOINING;
            case SYNC -> state = State.SYNCING;
            default -> {}
        }
        return step;
    }

    private SortedMap<String, List<TopicPartition>> made() {
        SortedMap<String, List<TopicPartition>> made = new TreeMap<>();
        List<String> some = new ArrayList<>(members);
        for (int i = 0; i < some.size(); i++) {
            made.put(some.get(i), List.of(new TopicPartition("t", i)));
        }
        return made;
    }

    void answered(ClassicAnswer answer) {
        if (answer.isGood()) {
            good(answer);
            return;
        }
        boolean staysMember = answer.refusal().equals("RebalanceInProgressException")
                || answer.refusal().equals("IllegalGenerationException");
        if (!staysMember) {
            state = State.OUT;
            generation = Math.max(generation, 0);
        } else if (answer.to() == Kind.SYNC || state == State.MEMBER) {
            state = State.MEMBER;
            rejoins = true;
        }
    }

    private void good(ClassicAnswer answer) {
        switch (answer.to()) {
            case JOIN -> {
                state = State.JOINED;
                generation = answer.generation();
                leads = answer.leads() && !answer.skips();
                members = answer.members();
                rejoins = false;
            }
            case SYNC -> state = State.MEMBER;
            case LEAVE -> state = State.OUT;
            default -> {}
        }
    }
}
