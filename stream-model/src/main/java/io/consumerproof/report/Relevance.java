package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.history.MemberId;
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
    private final TreeSet<String> unsettled = new TreeSet<>();

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
        for (int i = 0; i < ranks.length; i++) {
            Rank rank = relevance.inContext(i, history.at(i).fold(byKind));
            boolean late = i > lastMark && rank == Rank.WORK;
            ranks[i] = violation.marks().contains(i) ? Rank.MARKED : late ? Rank.ASIDE : rank;
        }
        return ranks;
    }

    private Rank inContext(int index, Rank byKind) {
        Event event = narrator.history().at(index);
        if (narrator.line(index).words().isFault()) {
            unsettle(event);
            return Rank.FAULT;
        }
        if (event instanceof GroupEvent.RebalanceStarted) {
            return rebalance(((GroupEvent.RebalanceStarted) event).group());
        }
        if (event instanceof GroupEvent.Assigned) {
            return takeover(index, ((GroupEvent.Assigned) event).group());
        }
        boolean turn = event instanceof MemberEvent.Resumed || event instanceof CommitEvent.CommitRefused;
        return turn && struck.contains(event.member()) ? Rank.CONSEQUENCE : byKind;
    }

    private void unsettle(Event event) {
        MemberId member = event.member();
        if (member != null) {
            struck.add(member);
            unsettled.add(member.group());
        } else if (event instanceof GroupEvent) {
            unsettled.add(((GroupEvent) event).group());
        }
    }

    /** A group that rebalances although nothing else struck it was made to by a fault. */
    private Rank rebalance(String group) {
        boolean first = !settled.contains(group);
        return first ? Rank.NONE : unsettled.add(group) ? Rank.FAULT : Rank.ASIDE;
    }

    private Rank takeover(int index, String group) {
        settled.add(group);
        boolean concerned = narrator.standings(index).stream()
                .anyMatch(standing -> concern.partitions().contains(standing.partition()));
        return !unsettled.contains(group) ? Rank.NONE : concerned ? Rank.CONSEQUENCE : Rank.NONE;
    }
}
