package io.consumerproof.explore;

import io.consumerproof.check.Hands;
import io.consumerproof.check.Standstill;
import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.simulation.Exclusions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Records that policy ended in a run although the consumer has nobody but itself to blame (decision 9): no fault was injected into the
 * try that ended, its member was no zombie, the log lost nothing and got nothing by a fault, everything that the run without faults
 * handles before was handled before, and that run handles the record.
 */
final class Unprovoked {

    /** A record that policy ended. */
    private record Ending(HandlingEvent event, String failure, List<RecordId> inHand, int began, int at) {

        boolean standsStill() {
            return event instanceof HandlingEvent.Stopped || event instanceof HandlingEvent.Blocked;
        }
    }

    /** A member as it is while the history is read. */
    private static final class Life {
        private final String group;
        private int began;
        private boolean provoked;
        /** It was frozen or put out, and has had no assignment since. */
        private boolean isZombie;

        private String failure = "";

        Life(MemberId member) {
            group = member.group();
        }
    }

    private final Map<RecordId, String> names = new LinkedHashMap<>();
    private final Map<MemberId, Life> lives = new TreeMap<>();
    private final Map<String, Integer> living = new TreeMap<>();
    private final Map<String, Integer> handled = new LinkedHashMap<>();
    private final Map<String, Ending> endings = new LinkedHashMap<>();
    private final TreeSet<String> ended = new TreeSet<>();
    private final Hands hands = new Hands();
    private boolean disturbed;

    private Unprovoked(History history) {
        for (int at = 0; at < history.size(); at++) {
            read(at, history.at(at));
        }
    }

    /** Where {@code run} stands still for good; null if it does not, or has an excuse. {@code plain} is the run without faults over its log. */
    static @Nullable Standstill standstill(History run, Supplier<History> plain) {
        for (Ending each : endings(run, true, plain)) {
            boolean stops = each.event() instanceof HandlingEvent.Stopped;
            return new Standstill(each.event().member(), each.event().record(), each.failure(), stops, each.at());
        }
        return null;
    }

    /**
     * A sentence without full stop about the first record that {@code run} skips or quarantines so: {@code policy gave up orders-0@1 in
     * a run though nothing was injected into its handling: quarantined (IllegalStateException)}; null if there is none.
     */
    static @Nullable String givenUp(History run, Supplier<History> plain) {
        for (Ending each : endings(run, false, plain)) {
            String how = each.event() instanceof HandlingEvent.Skipped ? "skipped" : "quarantined";
            return "policy gave up " + each.event().record()
                    + " in a run though nothing was injected into its handling: " + how + " (" + each.failure() + ")";
        }
        return null;
    }

    private static List<Ending> endings(History run, boolean standingStill, Supplier<History> plain) {
        List<Ending> found = new ArrayList<>(0);
        if (!run.outline().hasEndings()) {
            return found;
        }
        Unprovoked here = new Unprovoked(run);
        if (here.disturbed) {
            return found;
        }
        Unprovoked there = null;
        for (Ending each : here.endings.values()) {
            if (each.standsStill() == standingStill && (!standingStill || here.isForGood(each))) {
                there = there == null ? new Unprovoked(plain.get()) : there;
                if (here.isOwnDoing(each, there)) {
                    found.add(each);
                }
            }
        }
        return found;
    }

    private boolean isForGood(Ending ending) {
        return ending.event() instanceof HandlingEvent.Blocked
                || living.getOrDefault(ending.event().member().group(), 0) == 0;
    }

    /** Whether {@code plain} handles what the call got, and nothing that it handles before was late here. */
    private boolean isOwnDoing(Ending ending, Unprovoked plain) {
        String group = ending.event().member().group();
        TreeSet<String> call = new TreeSet<>();
        ending.inHand().forEach(each -> call.add(key(group, each)));
        int last = -1;
        for (String each : call) {
            Integer there = plain.handled.get(each);
            if (there == null || plain.ended.contains(each)) {
                return false;
            }
            last = Math.max(last, there);
        }
        for (Map.Entry<String, Integer> each : plain.handled.entrySet()) {
            boolean before = each.getValue() < last && !call.contains(each.getKey());
            if (before && handled.getOrDefault(each.getKey(), Integer.MAX_VALUE) > ending.began()) {
                return false;
            }
        }
        return true;
    }

    private String key(String group, RecordId record) {
        return group + " " + names.getOrDefault(record, record.toString());
    }

    private Life life(MemberId member) {
        return lives.computeIfAbsent(member, Life::new);
    }

    private void read(int at, Event event) {
        switch (event.family()) {
            case LOG -> changed((LogEvent) event);
            case GROUP -> group((GroupEvent) event);
            case MEMBER -> member((MemberEvent) event);
            case HANDLING -> handling(at, (HandlingEvent) event);
            case EFFECT -> life(((EffectEvent) event).member()).provoked |= event instanceof EffectEvent.EffectFailed;
            case COMMIT -> {
                if (event instanceof CommitEvent.CommitRefused refused) {
                    life(refused.member()).provoked = true;
                }
            }
            default -> {}
        }
    }

    private void changed(LogEvent event) {
        if (event instanceof LogEvent.Appended appended) {
            names.put(appended.record(), Exclusions.nameOf(appended.appended()));
            disturbed |= switch (appended.origin()) {
                case TRAFFIC, SENT, DEAD_LETTER -> false;
                case DUPLICATE_SEND, LATE_EVENT, ABORTED -> true;
            };
        } else {
            disturbed |= !(event instanceof LogEvent.MarkerWritten || event instanceof LogEvent.TransactionOpened);
        }
    }

    private void group(GroupEvent event) {
        if (event instanceof GroupEvent.Ejected ejected) {
            life(ejected.member()).isZombie = true;
        } else if (event instanceof GroupEvent.PositionLost) {
            disturbed = true;
        } else if (event instanceof GroupEvent.Assigned assigned) {
            life(assigned.member()).isZombie = false;
            for (Claim claim : assigned.claims()) {
                endings.values()
                        .removeIf(each -> each.event() instanceof HandlingEvent.Blocked blocked
                                && blocked.member().group().equals(assigned.group())
                                && blocked.record().partition().equals(claim.partition()));
            }
        }
    }

    private void member(MemberEvent event) {
        Life life = life(event.member());
        if (event instanceof MemberEvent.Started) {
            living.merge(life.group, 1, Integer::sum);
        } else if (event instanceof MemberEvent.Crashed || event instanceof MemberEvent.Closed) {
            living.merge(life.group, -1, Integer::sum);
        } else if (event instanceof MemberEvent.Stalled) {
            life.isZombie = true;
        } else if (event instanceof MemberEvent.ClockJumped) {
            disturbed = true;
        }
    }

    private void handling(int at, HandlingEvent event) {
        Life life = life(event.member());
        if (hands.read(event)) {
            life.began = at;
            life.provoked = false;
        }
        if (event instanceof HandlingEvent.Failed failed) {
            life.provoked |= failed.injected();
            life.failure = failed.failure().split(":", 2)[0];
        } else if (event instanceof HandlingEvent.Handled) {
            String key = key(life.group, event.record());
            handled.putIfAbsent(key, at);
            endings.remove(key);
        } else if (event.endsByPolicy()) {
            String key = key(life.group, event.record());
            ended.add(key);
            endings.remove(key);
            if (!life.provoked && !life.isZombie) {
                List<RecordId> inHand = List.copyOf(hands.of(event.member()));
                endings.put(key, new Ending(event, life.failure, inHand, life.began, at));
            }
        }
    }
}
