package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Who has which partition, and what of it is committed, while a history is read. */
final class Tenancies {

    private final RunLog log = new RunLog();
    private final List<Tenancy> open = new ArrayList<>();
    private final PerPartition<long[]> committed = new PerPartition<>(() -> new long[] {Claim.NONE});
    private final Map<String, String> modes = new LinkedHashMap<>(4);
    private final TreeSet<MemberId> frozen = new TreeSet<>();
    private final TreeSet<MemberId> cutShort = new TreeSet<>();
    private int judged;

    /** How many partitions were settled with something finished there. */
    int judged() {
        return judged;
    }

    /** The group's committed next offset of the partition, or {@link Claim#NONE}. */
    long committed(Tenancy tenancy) {
        return committed.at(tenancy.member().group(), tenancy.partition())[0];
    }

    /** Whether something finished is not committed; counts the partition as judged. */
    boolean isBehind(Tenancy tenancy) {
        long finished = tenancy.finishedUpTo();
        if (finished == Claim.NONE) {
            return false;
        }
        judged++;
        return committed(tenancy) < finished;
    }

    /** Whether the event ends the work on a record for good. */
    static boolean finishes(Event event) {
        return event instanceof HandlingEvent.Handled
                || event instanceof HandlingEvent.Skipped
                || event instanceof HandlingEvent.Quarantined;
    }

    /** Takes the next event in; what it settles is to be judged now. */
    List<Tenancy> read(int at, Event event) {
        if (event instanceof HandlingEvent.Stopped) {
            MemberId member = ((HandlingEvent.Stopped) event).member();
            if (commitsByPolls(member)) {
                cutShort.add(member);
            }
        } else if (event instanceof HandlingEvent) {
            finished(event);
        } else if (event instanceof CommitEvent) {
            commit((CommitEvent) event);
        } else if (event instanceof LogEvent) {
            changed((LogEvent) event);
        } else if (event instanceof GroupEvent) {
            return group(at, (GroupEvent) event);
        } else if (event instanceof MemberEvent) {
            return process((MemberEvent) event);
        } else if (event instanceof RunEvent.Drained) {
            return settled(open);
        }
        return List.of();
    }

    private void changed(LogEvent event) {
        log.read(event);
        if (event instanceof LogEvent.LeaderChanged) {
            LogEvent.LeaderChanged lost = (LogEvent.LeaderChanged) event;
            for (Tenancy each : open) {
                if (each.partition().equals(lost.partition())) {
                    each.rewind(lost.endOffset());
                }
            }
        }
    }

    private void finished(Event event) {
        if (finishes(event)) {
            RecordId record = ((HandlingEvent) event).record();
            Tenancy tenancy = of(((HandlingEvent) event).member(), record.partition());
            if (tenancy != null) {
                tenancy.finish(record.offset());
            }
        }
    }

    private void commit(CommitEvent event) {
        if (event instanceof CommitEvent.Committed) {
            committed.at(event.member().group(), event.partition())[0] = event.nextOffset();
        }
        Tenancy tenancy = of(event.member(), event.partition());
        if (tenancy != null) {
            excuse(tenancy, event);
        }
    }

    private static void excuse(Tenancy tenancy, CommitEvent event) {
        if (event instanceof CommitEvent.Committed) {
            tenancy.excuse(!((CommitEvent.Committed) event).answered());
        } else if (((CommitEvent.CommitRefused) event).injected()) {
            tenancy.excuse(true);
        }
    }

    /** Policy stops a member in the middle of a poll's records, which its commits do not cut where they go by polls. */
    private boolean commitsByPolls(MemberId member) {
        String mode = modes.getOrDefault(member.group(), "");
        return "after-batch".equals(mode) || "auto".equals(mode);
    }

    private boolean isCutShort(MemberEvent.Closed event) {
        return event.why() == MemberEvent.Close.POLICY && commitsByPolls(event.member());
    }

    private List<Tenancy> group(int at, GroupEvent event) {
        if (event instanceof GroupEvent.Assigned) {
            assigned(at, (GroupEvent.Assigned) event);
        } else if (event instanceof GroupEvent.Revoked) {
            GroupEvent.Revoked revoked = (GroupEvent.Revoked) event;
            return settled(withoutLate(leave(revoked.member(), revoked.partitions())));
        } else if (event instanceof GroupEvent.RebalanceStarted && commitsByItself(event.group())) {
            rebalances(event.group());
        } else if (event instanceof GroupEvent.Lost) {
            leave(((GroupEvent.Lost) event).member(), ((GroupEvent.Lost) event).partitions());
        } else if (event instanceof GroupEvent.Ejected) {
            leave(((GroupEvent.Ejected) event).member(), null);
        } else if (event instanceof GroupEvent.OffsetReset) {
            reset((GroupEvent.OffsetReset) event);
        } else if (event instanceof GroupEvent.PositionReset) {
            GroupEvent.PositionReset reset = (GroupEvent.PositionReset) event;
            Tenancy tenancy = of(reset.member(), reset.partition());
            if (tenancy != null) {
                tenancy.jump(reset.nextOffset());
            }
        } else if (event instanceof GroupEvent.Formed) {
            modes.put(event.group(), ((GroupEvent.Formed) event).commit());
        }
        return List.of();
    }

    /** Whether the clients of the group commit, and not the code that uses them. */
    private boolean commitsByItself(String group) {
        return "auto".equals(modes.get(group));
    }

    private void rebalances(String group) {
        for (int i = 0; i < open.size(); i++) {
            if (open.get(i).member().group().equals(group)) {
                open.get(i).rebalances();
            }
        }
    }

    /**
     * Without those of which everything is committed that was finished when the rebalance began, where the client commits by itself:
     * it does so before it joins, and then not until it has its assignment.
     *
     * @source Kafka 4.3, ConsumerCoordinator: onJoinPrepare commits, onJoinComplete revokes under the cooperative protocol and does not
     */
    private List<Tenancy> withoutLate(List<Tenancy> revoked) {
        revoked.removeIf(each -> commitsByItself(each.member().group())
                && committed(each) >= each.finishedBeforeRebalance()
                && committed(each) < each.finishedUpTo());
        return revoked;
    }

    private List<Tenancy> process(MemberEvent event) {
        if (event instanceof MemberEvent.Closed) {
            List<Tenancy> left = leave(event.member(), null);
            return isCutShort((MemberEvent.Closed) event) ? List.of() : settled(left);
        }
        if (event instanceof MemberEvent.Crashed) {
            leave(event.member(), null);
        } else if (event instanceof MemberEvent.Stalled) {
            frozen.add(event.member());
        } else if (event instanceof MemberEvent.Resumed) {
            frozen.remove(event.member());
        }
        return List.of();
    }

    private void assigned(int at, GroupEvent.Assigned event) {
        for (int i = 0; i < open.size(); i++) {
            if (open.get(i).member().equals(event.member())) {
                open.get(i).settles();
            }
        }
        for (int i = 0; i < event.claims().size(); i++) {
            Claim claim = event.claims().get(i);
            Tenancy before = of(event.member(), claim.partition());
            if (before != null) {
                open.remove(before);
            }
            committed.at(event.group(), claim.partition())[0] = claim.committed();
            PartitionRecords records = log.partition(claim.partition());
            open.add(new Tenancy(event.member(), claim.partition(), at, records, claim.position()));
        }
    }

    private void reset(GroupEvent.OffsetReset event) {
        if (event.why() == GroupEvent.Reset.REPLAY) {
            committed.at(event.group(), event.partition())[0] = event.nextOffset();
        }
        for (int i = 0; i < open.size(); i++) {
            Tenancy tenancy = open.get(i);
            if (tenancy.partition().equals(event.partition())
                    && tenancy.member().group().equals(event.group())) {
                tenancy.rewind(event.nextOffset());
            }
        }
    }

    private @Nullable Tenancy of(MemberId member, TopicPartition partition) {
        for (int i = 0; i < open.size(); i++) {
            Tenancy tenancy = open.get(i);
            if (tenancy.partition().equals(partition) && tenancy.member().equals(member)) {
                return tenancy;
            }
        }
        return null;
    }

    /** Ends the member's time with {@code partitions}, or with all it has where that is null. */
    private List<Tenancy> leave(MemberId member, @Nullable List<TopicPartition> partitions) {
        List<Tenancy> left = new ArrayList<>();
        for (Iterator<Tenancy> each = open.iterator(); each.hasNext(); ) {
            Tenancy tenancy = each.next();
            boolean leaves = partitions == null || partitions.contains(tenancy.partition());
            if (leaves && tenancy.member().equals(member)) {
                left.add(tenancy);
                each.remove();
            }
        }
        return left;
    }

    private List<Tenancy> settled(List<Tenancy> tenancies) {
        List<Tenancy> settled = new ArrayList<>(tenancies.size());
        for (int i = 0; i < tenancies.size(); i++) {
            Tenancy tenancy = tenancies.get(i);
            if (!tenancy.excused() && !frozen.contains(tenancy.member()) && !cutShort.contains(tenancy.member())) {
                settled.add(tenancy);
            }
        }
        return settled;
    }
}
