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
        Reading reading = new Reading(evidence);
        History run = evidence.run();
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Delivered) {
                reading.delivered((HandlingEvent.Delivered) event);
                continue;
            }
            reading.batches.between();
            if (event instanceof LogEvent && !(event instanceof LogEvent.Appended)) {
                reading.lost((LogEvent) event);
            } else if (event instanceof GroupEvent.PositionReset) {
                GroupEvent.PositionReset reset = (GroupEvent.PositionReset) event;
                reading.lanes.at(reset.group(), reset.partition()).lose(reset.nextOffset());
            } else if (Effects.tookHold(event) && !reading.inOrder(at, (EffectEvent) event)) {
                Violation violation = violation(reading, at);
                return Verdict.violated(this, reading.judged, "effects", violation);
            }
        }
        return Verdict.of(this, reading.judged, "effects");
    }

    private Violation violation(Reading reading, int at) {
        Furthest leader = Objects.requireNonNull(reading.broken);
        RecordId late = Objects.requireNonNull(reading.late);
        return new Violation(
                name(),
                "The effect of " + late + " happened after that of " + leader.record.id()
                        + ", which follows it in the log of key " + leader.record.key() + ".",
                "the records of a key are not handled one after the other in the order of their offsets.",
                "Finish a record before the next one of its key begins; keep what fails in front of what follows it.",
                List.of(late, leader.record.id()),
                List.of(leader.at, at));
    }

    /** A record as one group met it. */
    private static final class Meeting {
        private final LogRecord record;
        private final List<String> begun = new ArrayList<>(1);
        private int deliveries;

        Meeting(LogRecord record) {
            this.record = record;
        }

        /** Whether it is the first effect of its kind. */
        boolean begins(String kind) {
            return !begun.contains(kind) && begun.add(kind);
        }
    }

    /**
     * Effects that follow one another. A handler that takes batches may well call one receiver for all records and then another, so that
     * there the calls of each method are on a line of their own. And it may put records that came late in the order of their revisions.
     */
    private record Line(Bytes key, String kind) {}

    /** The furthest record of a line that took effect, and where that was. */
    private record Furthest(LogRecord record, int at) {}

    private static final class Lane {
        private final Map<Long, Meeting> meetings = new LinkedHashMap<>();
        private final Map<Line, Furthest> lines = new LinkedHashMap<>();
        private long lostBefore;

        void lose(long end) {
            lostBefore = Math.max(lostBefore, end);
        }
    }

    private static final class Reading {
        private final PerPartition<Lane> lanes = new PerPartition<>(Lane::new);
        private final TreeSet<String> groups = new TreeSet<>();
        private final List<RecordId> compacted = new ArrayList<>(0);
        private final EventFields fields;
        private final BatchEffects batches;
        private int judged;
        private @Nullable Furthest broken;
        private @Nullable RecordId late;

        Reading(Evidence evidence) {
            fields = evidence.event();
            batches = new BatchEffects(evidence.sources());
        }

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
            batches.delivered(event);
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
            RecordId source = batches.sourceOf(event);
            String kind = source == null ? "" : Effects.kind(((EffectEvent.Applied) event).effect());
            RecordId record = source == null ? event.record() : source;
            if (record == null) {
                return true;
            }
            Lane lane = lanes.at(event.member().group(), record.partition());
            Meeting meeting = lane.meetings.get(record.offset());
            if (meeting == null || !meeting.begins(kind)) {
                return true;
            }
            Bytes key = Objects.requireNonNull(meeting.record.key());
            Line line = new Line(key, kind);
            Furthest furthest = lane.lines.get(line);
            if (furthest != null) {
                judged++;
                if (record.offset() < furthest.record.offset()) {
                    broken = furthest;
                    late = record;
                    return meeting.deliveries > 1
                            || record.offset() < lane.lostBefore
                            || compacted.contains(record)
                            || (source != null && fields.isNewer(meeting.record, furthest.record));
                }
            }
            lane.lines.put(line, new Furthest(meeting.record, at));
            return true;
        }
    }
}
