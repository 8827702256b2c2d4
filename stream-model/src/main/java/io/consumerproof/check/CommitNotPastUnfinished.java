package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * At every accepted commit all records below it are finished: handled once, skipped or quarantined. A handler that commits its
 * own record (commit {@code manual}) does so before it returns: that claims the record finished, and stands unless the same
 * handling goes on to an effect or fails by itself. Of a handler that has several records in hand nobody can say for which of
 * them it goes on, so there a claim always stands.
 */
final class CommitNotPastUnfinished implements Check {

    @Override
    public String name() {
        return "commit-not-past-unfinished";
    }

    @Override
    public String promise() {
        return "at every accepted commit nothing below it is unfinished";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Reading reading = new Reading();
        History run = evidence.run();
        for (int at = 0; at < run.size(); at++) {
            reading.read(at, run.at(at));
            Flaw flaw = reading.flaw;
            if (flaw != null) {
                CommitEvent.Committed commit = (CommitEvent.Committed) run.at(flaw.commit);
                return Verdict.violated(
                        this, reading.commits, "commits", violation(commit, flaw, reading.cause(commit, flaw)));
            }
        }
        return Verdict.of(this, reading.commits, "commits");
    }

    private Violation violation(CommitEvent.Committed commit, Flaw flaw, CommittedEarly cause) {
        return new Violation(
                name(),
                commit.member() + " committed next offset " + commit.nextOffset() + " of " + commit.partition()
                        + " while " + flaw.record + " " + flaw.phase + ".",
                cause.why(),
                cause.cure(),
                List.of(flaw.record),
                flaw.later < 0 ? List.of(flaw.commit) : List.of(flaw.commit, flaw.later));
    }

    /** A commit that passes a record; {@code later} is the event that shows the record unfinished, or −1. */
    private record Flaw(int commit, RecordId record, Phase phase, int later) {}

    /** Where a record stands in a group. */
    private enum Phase {
        ABSENT("was not there yet"),
        UNSEEN("had not been handled"),
        HANDLING("was still being handled"),
        FAILED("had failed"),
        BLOCKED("was blocked by policy"),
        CLAIMED("was still being handled"),
        FINISHED("was finished");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    private static final class Work {
        private Phase phase = Phase.UNSEEN;
        /** Whoever has it in hand and may claim it: the owner, and whoever was it and does not know better. */
        private final List<MemberId> hands = new ArrayList<>(0);

        private @Nullable MemberId claimant;
        private int claim;
        private boolean answered;
        private boolean alone;

        void claim(MemberId member, int at) {
            phase = Phase.CLAIMED;
            claimant = member;
            claim = at;
        }
    }

    private static final class Progress {
        private final List<Work> works = new ArrayList<>();
        private boolean started;
        private long committed = Claim.NONE;
        private int committedAt;
        private int frontier;

        void truncate(int size) {
            if (works.size() > size) {
                works.subList(size, works.size()).clear();
            }
            frontier = Math.min(frontier, size);
        }

        Work at(int index) {
            while (works.size() <= index) {
                works.add(new Work());
            }
            return works.get(index);
        }
    }

    private static final class Reading {
        private final RunLog log = new RunLog();
        private final PerPartition<Progress> progress = new PerPartition<>(Progress::new);
        private final Map<String, String> modes = new LinkedHashMap<>(4);
        private final Map<MemberId, int[]> inHand = new LinkedHashMap<>(4);
        private final List<MemberId> stopped = new ArrayList<>(0);
        private boolean raced;
        private int commits;
        private @Nullable Flaw flaw;

        CommittedEarly cause(CommitEvent.Committed commit, Flaw flaw) {
            String mode = modes.getOrDefault(commit.member().group(), "");
            if ("auto".equals(mode)) {
                if (stopped.contains(commit.member())) {
                    return CommittedEarly.AUTO_AT_STOP;
                }
                return raced && flaw.phase == Phase.UNSEEN ? CommittedEarly.AUTO_AHEAD : CommittedEarly.AUTO;
            }
            boolean own =
                    flaw.later >= 0 && flaw.phase == Phase.HANDLING && commit.nextOffset() == flaw.record.offset() + 1;
            if (own) {
                return CommittedEarly.OWN_RECORD;
            }
            return "before-handling".equals(mode) ? CommittedEarly.BEFORE_HANDLING : CommittedEarly.HOW_FAR_READ;
        }

        void read(int at, Event event) {
            if (event instanceof HandlingEvent) {
                handling(at, (HandlingEvent) event);
            } else if (event instanceof CommitEvent.Committed) {
                committed(at, (CommitEvent.Committed) event);
            } else if (event instanceof LogEvent) {
                changed(at, (LogEvent) event);
            } else if (event instanceof GroupEvent.Assigned) {
                assigned((GroupEvent.Assigned) event);
            } else if (event instanceof GroupEvent.PositionReset) {
                positionReset((GroupEvent.PositionReset) event);
            } else if (event instanceof GroupEvent.Formed) {
                modes.put(((GroupEvent.Formed) event).group(), ((GroupEvent.Formed) event).commit());
            } else if (Effects.tookHold(event)) {
                contradicted(at, event, Phase.HANDLING);
            } else {
                raced |= event instanceof RunEvent.RaceTurned;
            }
        }

        private void changed(int at, LogEvent event) {
            log.read(event);
            if (event instanceof LogEvent.Appended) {
                appended(at, ((LogEvent.Appended) event).appended());
            } else if (event instanceof LogEvent.LeaderChanged) {
                TopicPartition partition = ((LogEvent.LeaderChanged) event).partition();
                int size = log.partition(partition).size();
                modes.keySet().forEach(group -> progress.at(group, partition).truncate(size));
            }
        }

        /** A commit beyond the end of the log passes what is appended there later. */
        private void appended(int at, LogRecord record) {
            for (String group : modes.keySet()) {
                Progress partition = progress.at(group, record.partition());
                if (partition.committed > record.offset()) {
                    flaw = new Flaw(partition.committedAt, record.id(), Phase.ABSENT, at);
                }
            }
        }

        private void assigned(GroupEvent.Assigned event) {
            for (int i = 0; i < event.claims().size(); i++) {
                var claim = event.claims().get(i);
                Progress partition = progress.at(event.group(), claim.partition());
                if (!partition.started) {
                    partition.started = true;
                    partition.frontier = log.partition(claim.partition()).from(claim.position());
                }
            }
        }

        /** What the declared reset passes is finished, as what is skipped by policy; that it has no effect is told elsewhere. */
        private void positionReset(GroupEvent.PositionReset event) {
            Progress partition = progress.at(event.group(), event.partition());
            int end = log.partition(event.partition()).from(event.nextOffset());
            for (int i = partition.frontier; i < end; i++) {
                partition.at(i).phase = Phase.FINISHED;
            }
        }

        private @Nullable Work work(Event event) {
            RecordId record = event.record();
            MemberId member = event.member();
            if (record == null || member == null) {
                return null;
            }
            int index = log.partition(record.partition()).indexOf(record.offset());
            return index < 0
                    ? null
                    : progress.at(member.group(), record.partition()).at(index);
        }

        private void handling(int at, HandlingEvent event) {
            boolean manual = "manual".equals(modes.get(event.member().group()));
            if (event instanceof HandlingEvent.Stopped) {
                stopped.add(event.member());
            }
            if (manual) {
                countInHand(event);
            }
            Work work = work(event);
            if (work == null || work.phase == Phase.FINISHED) {
                return;
            }
            if (manual) {
                takeInHand(work, event);
            }
            if (event instanceof HandlingEvent.Delivered) {
                work.phase = work.phase == Phase.CLAIMED ? Phase.FINISHED : Phase.HANDLING;
            } else if (event instanceof HandlingEvent.Failed) {
                failed(at, (HandlingEvent.Failed) event, work);
            } else if (event instanceof HandlingEvent.Blocked) {
                // What the handler had claimed stays done, although a fault made the claiming call fail.
                work.phase = work.phase == Phase.CLAIMED ? Phase.FINISHED : Phase.BLOCKED;
            } else if (event instanceof HandlingEvent.Handled
                    || event instanceof HandlingEvent.Skipped
                    || event instanceof HandlingEvent.Quarantined) {
                work.phase = Phase.FINISHED;
            }
        }

        private void countInHand(HandlingEvent event) {
            int[] count = inHand.computeIfAbsent(event.member(), any -> new int[1]);
            if (event instanceof HandlingEvent.Delivered) {
                count[0]++;
            } else if (event instanceof HandlingEvent.Handled || event instanceof HandlingEvent.Failed) {
                count[0]--;
            }
        }

        private static void takeInHand(Work work, HandlingEvent event) {
            work.hands.remove(event.member());
            if (event instanceof HandlingEvent.Delivered) {
                work.hands.add(event.member());
            }
        }

        private boolean isAlone(MemberId member) {
            int[] count = inHand.get(member);
            return count != null && count[0] == 1;
        }

        private void failed(int at, HandlingEvent.Failed event, Work work) {
            if (work.phase != Phase.CLAIMED) {
                work.phase = Phase.FAILED;
            } else if (work.answered && !event.injected()) {
                contradicted(at, event, Phase.FAILED);
            }
        }

        /** The handling that claimed its record finished goes on. */
        private void contradicted(int at, Event event, Phase phase) {
            Work work = modes.containsValue("manual") ? work(event) : null;
            RecordId record = event.record();
            if (work == null || record == null || work.phase != Phase.CLAIMED || !work.alone) {
                return;
            }
            if (work.claimant != null && work.claimant.equals(event.member())) {
                flaw = new Flaw(work.claim, record, phase, at);
            }
        }

        private void committed(int at, CommitEvent.Committed event) {
            commits++;
            String group = event.member().group();
            PartitionRecords records = log.partition(event.partition());
            Progress partition = progress.at(group, event.partition());
            partition.committed = event.nextOffset();
            partition.committedAt = at;
            int end = records.from(event.nextOffset());
            boolean claims =
                    end > 0 && "manual".equals(modes.get(group)) && isInHand(partition.at(end - 1), event.member());
            boolean whole = true;
            for (int i = partition.frontier; i < end; i++) {
                Work work = partition.at(i);
                if (claims && isInHand(work, event.member())) {
                    work.claim(event.member(), at);
                    work.alone = isAlone(event.member());
                    work.answered = event.answered();
                }
                boolean isGone = records.isGone(i);
                if (work.phase.compareTo(Phase.CLAIMED) < 0 && !isGone) {
                    flaw = new Flaw(at, records.at(i).id(), work.phase, -1);
                    return;
                }
                whole &= work.phase == Phase.FINISHED || isGone;
                partition.frontier = whole ? i + 1 : partition.frontier;
            }
        }

        // A handler that is called with several records has them all in hand, the last one included.
        private static boolean isInHand(Work work, MemberId member) {
            return work.phase != Phase.FINISHED && work.hands.contains(member);
        }
    }
}
