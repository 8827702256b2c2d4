package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * No effect takes hold for a partition by a member that has lost it, once a successor got past the record: handled it, or went on
 * to a later one. A successor that has only begun the record is not past it, and one that skipped or quarantined it, or
 * never had it since the log had lost it, left it undone. Of a handler that has several records in hand nobody can say for which of them it acts, so there all have to be passed.
 * What a receiver absorbs does not take hold. Sends into a declared dead-letter topic are judged by {@link PoisonContained}.
 */
final class NoZombieEffect implements Check {

    private static final String UNIT = "acts of zombies";

    @Override
    public String name() {
        return "no-zombie-effect";
    }

    @Override
    public String promise() {
        return "no effect takes hold by a member that has lost the partition after its successor progressed";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        PerPartition<Lane> lanes = new PerPartition<>(Lane::new);
        History run = evidence.run();
        if (!hasZombie(run)) {
            return Verdict.of(this, 0, UNIT);
        }
        Hands hands = new Hands();
        TreeSet<String> groups = new TreeSet<>();
        int judged = 0;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            boolean begins = hands.read(event);
            if (event instanceof GroupEvent.Assigned) {
                assigned(at, (GroupEvent.Assigned) event, lanes);
                groups.add(((GroupEvent.Assigned) event).group());
            } else if (event instanceof GroupEvent.PositionReset) {
                passed((GroupEvent.PositionReset) event, lanes);
            } else if (event instanceof LogEvent) {
                groups.forEach(group -> lost(group, (LogEvent) event, lanes));
            } else if (isAct(event)) {
                RecordId record = event.record();
                MemberId member = Objects.requireNonNull(event.member());
                if (record == null) {
                    continue;
                }
                Lane lane = lanes.at(member.group(), record.partition());
                if (!lane.isLost(member)) {
                    lane.progress(event, record, begins);
                    continue;
                }
                judged++;
                Turn past = Effects.tookHold(event) ? lane.past(member, record) : null;
                if (past != null && !DeadLetter.isSend(run, event) && isPastAll(member, hands, lanes)) {
                    return Verdict.violated(this, judged, UNIT, violation(event, at, member, record, past));
                }
            }
        }
        return Verdict.of(this, judged, UNIT);
    }

    /** Whether a member lived on after it was frozen or ejected: most runs have none, and are through here. */
    private static boolean hasZombie(History run) {
        List<MemberId> dead = new ArrayList<>(2);
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof MemberEvent.Crashed) {
                dead.add(((MemberEvent.Crashed) event).member());
            } else if (event instanceof MemberEvent.Resumed
                    || (event instanceof GroupEvent.Ejected && !dead.contains(((GroupEvent.Ejected) event).member()))) {
                return true;
            }
        }
        return false;
    }

    /** A handler that has several records in hand may act for any of them: all have to be behind a successor. */
    private static boolean isPastAll(MemberId member, Hands hands, PerPartition<Lane> lanes) {
        for (RecordId each : hands.of(member)) {
            if (lanes.at(member.group(), each.partition()).past(member, each) == null) {
                return false;
            }
        }
        return true;
    }

    private static void passed(GroupEvent.PositionReset event, PerPartition<Lane> lanes) {
        lanes.at(event.group(), event.partition()).lose(event.nextOffset());
    }

    private static void lost(String group, LogEvent event, PerPartition<Lane> lanes) {
        if (event instanceof LogEvent.StartMoved) {
            LogEvent.StartMoved moved = (LogEvent.StartMoved) event;
            lanes.at(group, moved.partition()).lose(moved.to());
        } else if (event instanceof LogEvent.Compacted) {
            LogEvent.Compacted compacted = (LogEvent.Compacted) event;
            Lane lane = lanes.at(group, compacted.partition());
            compacted.removed().stream()
                    .filter(each -> each.offset() > lane.reached())
                    .forEach(lane.givenUp::add);
        }
    }

    private static boolean isAct(Event event) {
        return event instanceof EffectEvent
                || (event instanceof HandlingEvent && !(event instanceof HandlingEvent.Discarded));
    }

    private static void assigned(int at, GroupEvent.Assigned event, PerPartition<Lane> lanes) {
        for (int i = 0; i < event.claims().size(); i++) {
            Claim claim = event.claims().get(i);
            lanes.at(event.group(), claim.partition()).turns.add(new Turn(event.member(), at));
        }
    }

    private Violation violation(Event event, int at, MemberId member, RecordId record, Turn past) {
        return new Violation(
                name(),
                Effects.words(event) + " for " + record + " took hold by " + member + " after " + past.member
                        + " had taken " + record.partition() + " over and got past it.",
                "the member went on where it had frozen, and nothing refuses what it still does.",
                "Let the receiver absorb repeats by an idempotency key or a revision, or refuse older generations.",
                List.of(record),
                List.of(past.assignedAt, at));
    }

    /** A member's turn with a partition. */
    private static final class Turn {
        private final MemberId member;
        private final int assignedAt;
        private long past = -1;

        Turn(MemberId member, int assignedAt) {
            this.member = member;
            this.assignedAt = assignedAt;
        }
    }

    private static final class Lane {
        private final List<Turn> turns = new ArrayList<>(4);
        private final List<RecordId> givenUp = new ArrayList<>(0);
        /** Stretches of offsets that nobody handled: first and end. */
        private final List<long[]> lost = new ArrayList<>(0);

        boolean isLost(MemberId member) {
            return !turns.isEmpty() && !turns.get(turns.size() - 1).member.equals(member);
        }

        /** How far the last owner got. */
        long reached() {
            return turns.isEmpty() ? -1 : turns.get(turns.size() - 1).past;
        }

        /** What lies before {@code end} and was not reached, will not be. */
        void lose(long end) {
            lost.add(new long[] {reached() + 1, end});
        }

        private boolean isUndone(RecordId record) {
            for (long[] each : lost) {
                if (record.offset() >= each[0] && record.offset() < each[1]) {
                    return true;
                }
            }
            return givenUp.contains(record);
        }

        void progress(Event event, RecordId record, boolean begins) {
            if (turns.isEmpty()) {
                return;
            }
            Turn turn = turns.get(turns.size() - 1);
            if (event instanceof HandlingEvent.Delivered) {
                turn.past = begins ? Math.max(turn.past, record.offset() - 1) : turn.past;
            } else if (event instanceof HandlingEvent.Handled) {
                turn.past = Math.max(turn.past, record.offset());
            } else if (event instanceof HandlingEvent.Skipped || event instanceof HandlingEvent.Quarantined) {
                givenUp.add(record);
            }
        }

        /** The turn of a successor that is past the record; null if none is. */
        @Nullable
        Turn past(MemberId member, RecordId record) {
            for (int i = turns.size() - 1; i >= 0 && !turns.get(i).member.equals(member); i--) {
                if (turns.get(i).past >= record.offset() && !isUndone(record)) {
                    return turns.get(i);
                }
            }
            return null;
        }
    }
}
