package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RunEvent;
import io.consumerproof.history.TopicPartition;
import java.util.TreeMap;
import java.util.TreeSet;

/** How much each event of a told run has to do with what was found. */
final class Relevance {

    /** From what is always told to what never is. */
    enum Rank {
        /** Shows the violation. */
        MARKED,
        /** What struck. */
        FAULT,
        /** What a fault led to: a takeover, a refused commit, a record that was given up. */
        CONSEQUENCE,
        /** What was done with the records concerned. */
        WORK,
        /** What was done around them, and with other records of their keys. */
        ASIDE,
        /** Nothing to do with it. */
        NONE
    }

    private final Narrator narrator;
    private final Concern concern;
    private final TreeSet<MemberId> struck = new TreeSet<>();
    private final TreeSet<String> settled = new TreeSet<>();

    /** Groups that something happened to, and which of the partitions concerned have not been taken over since. */
    private final TreeMap<String, TreeSet<TopicPartition>> awaited = new TreeMap<>();

    private Relevance(Narrator narrator, Concern concern) {
        this.narrator = narrator;
        this.concern = concern;
    }

    /** The rank of each event of the narrator's history, by its place. */
    static Rank[] of(Narrator narrator, Violation violation, Concern concern) {
        Relevance relevance = new Relevance(narrator, concern);
        History history = narrator.history();
        Rank[] ranks = new Rank[history.size()];
        EventRank byKind = new EventRank(concern);
        int lastMark = violation.marks().stream().reduce(Integer.MAX_VALUE, (any, last) -> last);
        boolean over = false;
        for (int i = 0; i < ranks.length; i++) {
            Event event = history.at(i);
            over = over || (i > lastMark && event instanceof RunEvent.Restarted);
            Rank rank = relevance.inContext(i, event.fold(byKind));
            boolean work = rank == Rank.WORK || (rank == Rank.CONSEQUENCE && event instanceof CommitEvent);
            ranks[i] = over ? Rank.NONE : work && i > lastMark ? Rank.ASIDE : rank;
        }
        violation.marks().stream().filter(mark -> mark < ranks.length).forEach(mark -> ranks[mark] = Rank.MARKED);
        return ranks;
    }

    private Rank inContext(int index, Rank byKind) {
        Event event = narrator.history().at(index);
        if (narrator.line(index).words().isFault()) {
            strike(event);
            return Rank.FAULT;
        }
        if (event instanceof GroupEvent.RebalanceStarted) {
            return rebalance(((GroupEvent.RebalanceStarted) event).group());
        }
        if (event instanceof GroupEvent.Assigned) {
            return takeover(index, ((GroupEvent.Assigned) event).group());
        }
        if (event instanceof MemberEvent.Closed) {
            await(((MemberEvent.Closed) event).member().group());
        }
        boolean turn = event instanceof MemberEvent.Resumed || event instanceof CommitEvent.CommitRefused;
        return turn && struck.contains(event.member()) ? Rank.CONSEQUENCE : byKind;
    }

    private void strike(Event event) {
        MemberId member = event.member();
        if (member != null) {
            struck.add(member);
            await(member.group());
        } else if (event instanceof GroupEvent) {
            await(((GroupEvent) event).group());
        }
    }

    private void await(String group) {
        awaited.put(group, new TreeSet<>(concern.partitions()));
    }

    /** A settled group that rebalances although nothing happened to it was made to by a fault. */
    private Rank rebalance(String group) {
        if (!settled.contains(group)) {
            return Rank.NONE;
        }
        if (awaited.containsKey(group)) {
            return Rank.ASIDE;
        }
        await(group);
        return Rank.FAULT;
    }

    /** The first takeover of a partition since something happened to its group is the consequence of that. */
    private Rank takeover(int index, String group) {
        settled.add(group);
        TreeSet<TopicPartition> waiting = awaited.getOrDefault(group, new TreeSet<>());
        boolean first = false;
        boolean concerned = false;
        for (Standing standing : narrator.standings(index)) {
            first |= waiting.remove(standing.partition());
            concerned |= concern.partitions().contains(standing.partition());
        }
        if (first) {
            return Rank.CONSEQUENCE;
        }
        return concerned && awaited.containsKey(group) ? Rank.ASIDE : Rank.NONE;
    }
}
