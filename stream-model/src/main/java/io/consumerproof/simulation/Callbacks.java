package io.consumerproof.simulation;

import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.Point;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.Duty;
import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a member does when partitions come and go. What it keeps is not touched.
 *
 * @source ConsumerRebalanceListener and ConsumerRebalanceListenerInvoker, Kafka 4.3
 */
final class Callbacks {

    private static final Comparator<Holding> BY_PARTITION = Comparator.comparing(each -> each.partition);

    private final Run run;
    private final Loop loop;
    private final Commits commits;
    private final Positions positions;

    Callbacks(Run run, Loop loop, Commits commits, Positions positions) {
        this.positions = positions;
        this.run = run;
        this.loop = loop;
        this.commits = commits;
    }

    void call(Member member, Duty duty) {
        switch (duty.kind()) {
            case ASSIGNED -> assigned(member, duty.partitions());
            case REVOKED -> revoked(member, duty.partitions());
            case LOST -> lost(member, duty.partitions());
        }
    }

    /** New partitions are read from the committed offsets on, those too that the member had before. */
    private void assigned(Member member, List<TopicPartition> partitions) {
        GroupRun group = run.groupOf(member);
        List<Claim> claims = group.claims(partitions, each -> positions.first(group, each));
        boolean more = !member.holdings.isEmpty();
        for (Claim each : claims) {
            member.holdings.add(run.holding(each));
        }
        if (more) {
            member.holdings.sort(BY_PARTITION);
        }
        member.generation = member.membership().standing().generation();
        run.record(new GroupEvent.Assigned(run.nowMicros, member.id, member.generation, claims));
        strike(member, Point.IN_ASSIGNED, partitions);
    }

    /** What was finished is committed while that still counts; what was not is dropped. */
    private void revoked(Member member, List<TopicPartition> partitions) {
        strike(member, Point.IN_REVOKED, partitions);
        List<Holding> gone = holdings(member, partitions);
        commits.commitRest(member, gone);
        run.record(new GroupEvent.Revoked(run.nowMicros, member.id, member.generation, partitions));
        commits.discard(member, gone);
        member.holdings.removeAll(gone);
    }

    /** Everything is gone, what it was told of only after that too. */
    private void lost(Member member, List<TopicPartition> told) {
        List<TopicPartition> partitions = new ArrayList<>(member.holdings.size());
        member.holdings.forEach(each -> partitions.add(each.partition));
        run.record(new GroupEvent.Lost(
                run.nowMicros, member.id, member.generation, partitions.isEmpty() ? told : partitions));
        member.holdings.clear();
    }

    private void strike(Member member, Point point, List<TopicPartition> partitions) {
        loop.lives().strike(member, point, run.faults.inCallback(point, member, partitions));
    }

    private static List<Holding> holdings(Member member, List<TopicPartition> partitions) {
        List<Holding> found = new ArrayList<>(partitions.size());
        for (Holding each : member.holdings) {
            if (partitions.contains(each.partition)) {
                found.add(each);
            }
        }
        return found;
    }
}
