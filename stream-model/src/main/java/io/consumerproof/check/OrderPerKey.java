package io.consumerproof.check;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The first effects of one key's records happen in log order; what happens in a redelivery is aside, and so is what a zombie does
 * with a record that the log has lost meanwhile. A log orders the records of a partition: once a topic has grown, those of a key
 * may lie in two, and how they follow one another is nobody's promise.
 */
final class OrderPerKey implements Check {

    @Override
    public String name() {
        return "order-per-key";
    }

    @Override
    public String promise() {
        return "effects of one key happen in log order, redelivery aside";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Reading reading = new Reading();
        History run = evidence.run();
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Delivered) {
                reading.delivered((HandlingEvent.Delivered) event);
            } else if (event instanceof LogEvent && !(event instanceof LogEvent.Appended)) {
                reading.lost((LogEvent) event);
            } else if (event instanceof GroupEvent.PositionReset) {
                GroupEvent.PositionReset reset = (GroupEvent.PositionReset) event;
                reading.lanes.at(reset.group(), reset.partition()).lose(reset.nextOffset());
            } else if (Effects.tookHold(event) && !reading.inOrder(at, (EffectEvent) event)) {
                Violation violation = violation(run, reading.leader(), at, reading.key());
                return Verdict.violated(this, reading.judged, "effects", violation);
            }
        }
        return Verdict.of(this, reading.judged, "effects");
    }

    private Violation violation(History run, int leaderAt, int at, String key) {
        RecordId leader = Objects.requireNonNull(run.at(leaderAt).record());
        RecordId late = Objects.requireNonNull(run.at(at).record());
        return new Violation(
                name(),
                "The effect of " + late + " happened after that of " + leader + ", which follows it in the log of key "
                        + key + ".",
                "the records of a key are not handled one after the other in the order of their offsets.",
                "Finish a record before the next one of its key begins; keep what fails in front of what follows it.",
                List.of(late, leader),
                List.of(leaderAt, at));
    }

    /** A record as one group met it. */
    private static final class Meeting {
        private final LogRecord record;
        private int deliveries;
        private boolean tookEffect;

        Meeting(LogRecord record) {
            this.record = record;
        }
    }

    /** The furthest record of a key that took effect. */
    private static final class Furthest {
        private long offset;
        private int at;
    }

    private static final class Lane {
        private final Map<Long, Meeting> meetings = new LinkedHashMap<>();
        private final Map<Bytes, Furthest> keys = new LinkedHashMap<>();
        private long lostBefore;

        void lose(long end) {
            lostBefore = Math.max(lostBefore, end);
        }
    }

    private static final class Reading {
        private final PerPartition<Lane> lanes = new PerPartition<>(Lane::new);
        private final TreeSet<String> groups = new TreeSet<>();
        private final List<RecordId> compacted = new ArrayList<>(0);
        private int judged;
        private @Nullable Furthest broken;
        private @Nullable Bytes brokenKey;

        void lost(LogEvent event) {
            if (event instanceof LogEvent.Compacted) {
                compacted.addAll(((LogEvent.Compacted) event).removed());
            } else if (event instanceof LogEvent.StartMoved) {
                LogEvent.StartMoved moved = (LogEvent.StartMoved) event;
                groups.forEach(group -> lanes.at(group, moved.partition()).lose(moved.to()));
            }
        }

        void delivered(HandlingEvent.Delivered event) {
            groups.add(event.member().group());
            if (event.attempt() > 1 || event.delivered().key() == null) {
                return;
            }
            Lane lane = lanes.at(event.member().group(), event.delivered().partition());
            Meeting meeting = lane.meetings.get(event.delivered().offset());
            if (meeting == null) {
                meeting = new Meeting(event.delivered());
                lane.meetings.put(event.delivered().offset(), meeting);
            }
            meeting.deliveries++;
        }

        boolean inOrder(int at, EffectEvent event) {
            RecordId record = event.record();
            if (record == null) {
                return true;
            }
            Lane lane = lanes.at(event.member().group(), record.partition());
            Meeting meeting = lane.meetings.get(record.offset());
            if (meeting == null || meeting.tookEffect) {
                return true;
            }
            meeting.tookEffect = true;
            Bytes key = Objects.requireNonNull(meeting.record.key());
            Furthest furthest = lane.keys.get(key);
            if (furthest == null) {
                furthest = new Furthest();
                lane.keys.put(key, furthest);
            } else {
                judged++;
                if (record.offset() < furthest.offset) {
                    broken = furthest;
                    brokenKey = key;
                    return meeting.deliveries > 1 || record.offset() < lane.lostBefore || compacted.contains(record);
                }
            }
            furthest.offset = record.offset();
            furthest.at = at;
            return true;
        }

        int leader() {
            return Objects.requireNonNull(broken).at;
        }

        String key() {
            return String.valueOf(brokenKey);
        }
    }
}
