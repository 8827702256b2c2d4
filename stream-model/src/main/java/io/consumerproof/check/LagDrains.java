package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * When a run ends, every group has committed up to the end of its partitions. A partition that policy blocks, and a group whose
 * members policy has all stopped, is excused and named, but where the consumer has nobody but itself to blame.
 */
final class LagDrains implements Check {

    private static final String UNIT = "partitions";

    @Override
    public String name() {
        return "lag-drains";
    }

    @Override
    public String promise() {
        return "when faults and traffic stop, committed reaches the end";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Standstill still = evidence.standstill();
        if (still != null) {
            return Verdict.violated(this, 1, UNIT, still.violation(name()));
        }
        return compare(evidence);
    }

    private Verdict compare(Evidence evidence) {
        Reading reading = new Reading();
        History run = evidence.run();
        for (int at = 0; at < run.size(); at++) {
            reading.read(at, run.at(at));
        }
        int judged = 0;
        List<String> excused = new ArrayList<>(0);
        for (Crew crew : reading.crews.values()) {
            for (TopicPartition partition : reading.log.partitions()) {
                if (!crew.formed.topics().contains(partition.topic())) {
                    continue;
                }
                judged++;
                Lane lane = reading.lanes.at(crew.formed.group(), partition);
                PartitionRecords records = reading.log.partition(partition);
                int first = records.waitingFrom(Math.max(lane.committed, lane.passed));
                if (first == records.size()) {
                    continue;
                }
                String excuse = crew.excuse(lane, partition);
                if (excuse == null) {
                    Violation violation = violation(run, crew.formed.group(), lane, records, first);
                    return Verdict.violated(this, judged, UNIT, violation);
                }
                judged--;
                excused.add(excuse);
            }
        }
        Verdict verdict = Verdict.of(this, judged, UNIT);
        return excused.isEmpty() ? verdict : verdict.noting("excused: " + String.join("; ", excused));
    }

    private Violation violation(History run, String group, Lane lane, PartitionRecords records, int first) {
        List<RecordId> waiting = new ArrayList<>();
        for (int i = first; i < records.size(); i++) {
            if (!records.isGone(i)) {
                waiting.add(records.at(i).id());
            }
        }
        RecordId stuck = waiting.get(0);
        Event last = null;
        for (Event event : run) {
            if (event instanceof HandlingEvent && stuck.equals(event.record())) {
                last = event;
            }
        }
        TopicPartition partition = stuck.partition();
        return new Violation(
                name(),
                "Group '" + group + "' has committed "
                        + (lane.committed == Claim.NONE ? "nothing" : "next offset " + lane.committed) + " of "
                        + partition + " when everything is over; " + Words.records(waiting) + " "
                        + (waiting.size() == 1 ? "waits" : "wait") + ".",
                why(stuck, last),
                "Commit behind every finished record, gaps included, and quarantine or skip what always fails.",
                waiting,
                List.of(lane.last < 0 ? run.size() - 1 : lane.last));
    }

    private static String why(RecordId stuck, @Nullable Event last) {
        if (last == null) {
            return "nobody handles " + stuck + ".";
        }
        return last instanceof HandlingEvent.Handled
                        || last instanceof HandlingEvent.Skipped
                        || last instanceof HandlingEvent.Quarantined
                ? stuck + " is finished, and nothing commits it."
                : stuck + " is begun and never finished.";
    }

    private static final class Lane {
        private long committed = Claim.NONE;
        /** What the declared reset has passed. */
        private long passed = Claim.NONE;

        private int last = -1;
        private @Nullable RecordId blocked;
    }

    /** A group and how many of its members live. */
    private static final class Crew {
        private final GroupEvent.Formed formed;
        private int living;
        private @Nullable String stopped;

        Crew(GroupEvent.Formed formed) {
            this.formed = formed;
        }

        @Nullable
        String excuse(Lane lane, TopicPartition partition) {
            RecordId blocked = lane.blocked;
            if (blocked != null) {
                return partition + " is blocked by policy at " + blocked;
            }
            String at = stopped;
            return living == 0 && at != null
                    ? "group '" + formed.group() + "' was stopped by policy at " + at + ", " + partition + " waits"
                    : null;
        }
    }

    private static final class Reading {
        private final RunLog log = new RunLog();
        private final PerPartition<Lane> lanes = new PerPartition<>(Lane::new);
        private final Map<String, Crew> crews = new LinkedHashMap<>(4);

        void read(int at, Event event) {
            if (event instanceof HandlingEvent) {
                handling((HandlingEvent) event);
            } else if (event instanceof CommitEvent.Committed) {
                CommitEvent.Committed commit = (CommitEvent.Committed) event;
                Lane lane = lanes.at(commit.member().group(), commit.partition());
                lane.committed = commit.nextOffset();
                lane.last = at;
            } else if (event instanceof LogEvent) {
                log.read((LogEvent) event);
            } else if (event instanceof MemberEvent) {
                process((MemberEvent) event);
            } else if (event instanceof GroupEvent.Assigned) {
                assigned((GroupEvent.Assigned) event);
            } else if (event instanceof GroupEvent.PositionReset) {
                GroupEvent.PositionReset reset = (GroupEvent.PositionReset) event;
                lanes.at(reset.group(), reset.partition()).passed = reset.nextOffset();
            } else if (event instanceof GroupEvent.PositionLost) {
                stopped((GroupEvent.PositionLost) event);
            } else if (event instanceof GroupEvent.Formed) {
                crews.put(((GroupEvent.Formed) event).group(), new Crew((GroupEvent.Formed) event));
            } else if (event instanceof GroupEvent.OffsetReset) {
                GroupEvent.OffsetReset reset = (GroupEvent.OffsetReset) event;
                if (reset.why() == GroupEvent.Reset.REPLAY) {
                    lanes.at(reset.group(), reset.partition()).committed = reset.nextOffset();
                }
            }
        }

        private void stopped(GroupEvent.PositionLost event) {
            Crew crew = crews.get(event.group());
            if (crew != null) {
                crew.stopped = event.partition() + ", where it does not know its position";
            }
        }

        /** A new owner tries again, so the partition stands still no longer. */
        private void assigned(GroupEvent.Assigned event) {
            for (Claim each : event.claims()) {
                lanes.at(event.group(), each.partition()).blocked = null;
            }
        }

        private void handling(HandlingEvent event) {
            if (event instanceof HandlingEvent.Blocked) {
                lanes.at(event.member().group(), event.record().partition()).blocked = event.record();
            } else if (event instanceof HandlingEvent.Stopped) {
                Crew crew = crews.get(event.member().group());
                if (crew != null) {
                    crew.stopped = event.record().toString();
                }
            } else if (event instanceof HandlingEvent.Handled) {
                Lane lane = lanes.at(event.member().group(), event.record().partition());
                lane.blocked = event.record().equals(lane.blocked) ? null : lane.blocked;
            }
        }

        private void process(MemberEvent event) {
            Crew crew = crews.get(event.member().group());
            if (crew == null) {
                return;
            }
            if (event instanceof MemberEvent.Started) {
                crew.living++;
            } else if (event instanceof MemberEvent.Crashed || event instanceof MemberEvent.Closed) {
                crew.living--;
            }
        }
    }
}
