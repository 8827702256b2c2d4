package io.consumerproof.simulation;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Coordinator;
import io.consumerproof.group.Offsets;
import io.consumerproof.history.Claim;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.member.ConsumerSettings;
import io.consumerproof.member.Member;
import io.consumerproof.member.Memberships;
import io.consumerproof.member.TopicCounts;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Protocol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One group of a run: its coordinator, its committed offsets, and how its members are made. */
final class GroupRun {

    final HandlerFactory handlers;
    private final GroupSettings settings;
    private final ConsumerSettings client;
    private final Cluster cluster;
    private final TopicCounts counts;
    private final Coordinator coordinator;
    private final Offsets offsets;
    private final SortedSet<String> topics;
    private final TreeSet<TopicPartition> added = new TreeSet<>();
    private int rebalances;
    private int news;
    private int generation;
    private int endedGeneration;
    private boolean stirred;
    private @Nullable String reason;

    GroupRun(GroupSettings settings, HandlerFactory handlers, Cluster cluster, TopicCounts counts) {
        this.settings = settings;
        this.client = ClientSettings.common(settings);
        this.handlers = handlers;
        this.cluster = cluster;
        this.counts = counts;
        this.coordinator = settings.protocol() == Protocol.CLASSIC
                ? cluster.groups().classic(settings.name())
                : cluster.groups().consumer(settings.name(), ClientSettings.broker(settings));
        this.rebalances = coordinator.rebalances();
        this.generation = coordinator.generation();
        this.offsets = cluster.groups().offsets(settings.name());
        this.topics = Collections.unmodifiableSortedSet(new TreeSet<>(settings.topics()));
    }

    GroupSettings settings() {
        return settings;
    }

    /** Whether each of its rebalances takes everything from everybody. */
    boolean isEager() {
        return settings.protocol() == Protocol.CLASSIC && !settings.assignor().isCooperative();
    }

    String name() {
        return settings.name();
    }

    /** Bits of the faults that can strike a member: the place of a living one is taken only where it is static. */
    long mayStrike(Member member) {
        boolean mayBeSucceeded = member.instanceId != null && settings.protocol() == Protocol.CLASSIC;
        return mayBeSucceeded ? Faults.ANY : Faults.allBut(FaultOption.TAKEN_OVER);
    }

    /** The generation of its last completed round, or its epoch. */
    int generation() {
        return coordinator.generation();
    }

    /** The same when {@link #beganRebalance} last looked. */
    int lastGeneration() {
        return generation;
    }

    boolean knows(Member member) {
        return coordinator.knows(member.membership().memberId());
    }

    /** Gives a process its client. */
    void equip(Member member, Commits commits) {
        member.membership(Memberships.of(
                cluster,
                client.of(member.id.toString(), member.instanceId),
                counts,
                nowMicros -> commits.commitBeforeRebalance(member)));
        subscribe(member);
    }

    void subscribe(Member member) {
        member.membership().subscribe(topics);
    }

    /** Under the consumer protocol a member's epoch grows without a callback. */
    void takeEpoch(Member member) {
        if (settings.protocol() == Protocol.CONSUMER) {
            member.generation =
                    Math.max(member.generation, member.membership().standing().generation());
        }
    }

    /**
     * Looks at what the coordinator did since the last look: whether a rebalance began that members have to be told, and whether
     * they have anything to hear at all.
     */
    boolean beganRebalance() {
        int generationNow = coordinator.generation();
        boolean began = coordinator.rebalances() != rebalances;
        endedGeneration = generation;
        stirred |= coordinator.news() != news;
        news = coordinator.news();
        rebalances = coordinator.rebalances();
        generation = generationNow;
        return began && coordinator.hasMembers();
    }

    /** The generation that the rebalance found last put an end to. */
    int endedGeneration() {
        return endedGeneration;
    }

    /** Whether members have anything to hear; not any more once it was asked. */
    boolean takeStirred() {
        boolean was = stirred;
        stirred = false;
        return was;
    }

    /** Nothing of the member reaches the coordinator from now on. */
    void silence(Member member, long nowMicros) {
        coordinator.silence(member.membership().memberId(), nowMicros);
    }

    void hearAgain(Member member, long nowMicros) {
        coordinator.heard(member.membership().memberId(), nowMicros);
        stirred = true;
    }

    /** A topic that it reads has got more partitions; members that are there rebalance when they notice. */
    void grew(String topic, int from, int to) {
        if (coordinator.hasMembers()) {
            for (int each = from; each < to; each++) {
                added.add(new TopicPartition(topic, each));
            }
            rebalanceFor(topic + " has " + to + " partitions");
        }
    }

    /** Whether the partition was added while it had members. */
    boolean sawAdded(TopicPartition partition) {
        return added.contains(partition);
    }

    /** Members notice something for which they rebalance. */
    void rebalanceFor(String cause) {
        if (coordinator.hasMembers()) {
            reason = cause;
            stirred = true;
        }
    }

    /** Why the next rebalance begins, if it is not what a member does. */
    void because(String cause) {
        reason = cause;
    }

    /** The reason told before if any, once; else {@code usual}. */
    String takeReason(String usual) {
        String told = reason == null ? usual : reason;
        reason = null;
        return told;
    }

    /** Whether its first round waits for members that start together. */
    boolean awaitsNewcomers() {
        return coordinator.awaitsNewcomers();
    }

    void endFirstRound(long nowMicros) {
        coordinator.endFirstRound(nowMicros);
    }

    /** Each of {@code partitions} with the committed offset and the position to start from. */
    List<Claim> claims(List<TopicPartition> partitions, StartOffsets starts) {
        List<Claim> claims = new ArrayList<>(partitions.size());
        for (TopicPartition partition : partitions) {
            long next = committed(partition);
            claims.add(
                    next == Claim.NONE
                            ? new Claim(partition, Claim.NONE, starts.of(partition))
                            : new Claim(partition, next, next));
        }
        return claims;
    }

    /** The committed next offset, or {@link Claim#NONE}. */
    long committed(TopicPartition partition) {
        CommittedOffset known = offsets.of(partition);
        return known == null ? Claim.NONE : known.nextOffset();
    }

    /** Every partition with a committed offset, sorted. */
    SortedMap<TopicPartition, Long> committed() {
        TreeMap<TopicPartition, Long> all = new TreeMap<>();
        offsets.all().forEach((partition, offset) -> all.put(partition, offset.nextOffset()));
        return all;
    }

    /** An operator sets a committed offset while no member runs. */
    void commit(TopicPartition partition, long nextOffset) {
        offsets.commit(partition, CommittedOffset.of(nextOffset));
    }

    /** Where a group that has committed nothing begins to read. */
    @FunctionalInterface
    interface StartOffsets {
        long of(TopicPartition partition);
    }
}
