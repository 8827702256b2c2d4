package io.consumerproof.explore;

import io.consumerproof.check.Hands;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.simulation.Exclusions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which records a run gave up by policy without leaving a trace outside: skipped, quarantined, or never reached since a partition
 * was blocked or members were stopped, or lost with the log before they were finished; group by group, since what one gives up
 * another may handle. A reference run leaves them out. A record whose work was done all the same stays in.
 *
 * <p>There are several answers where nobody can say what was done. A record that left some effects, and was never finished, was given
 * up with them: there is one answer with it and one without. Of a call that got several records, had an effect and failed, there is
 * one for each number of its records that may have left their effects.
 */
final class GivenUp {

    private static final List<Exclusions> NOTHING = List.of(Exclusions.NONE);

    /** How many records may be in and out of the reference, each by itself: more of them stay in. */
    private static final int MOST_PARTIAL = 3;

    /** What one group did with the log. */
    private static final class Ledger {
        private final TreeSet<String> givenUp = new TreeSet<>();
        private final TreeSet<String> handled = new TreeSet<>();
        private final TreeSet<String> effective = new TreeSet<>();
        /** Records of which a try left some effect, in that order; whether all of them, nobody can say. */
        private final LinkedHashSet<String> partial = new LinkedHashSet<>();
        /** Records of calls that failed behind an effect, in the order of their delivery. */
        private final LinkedHashSet<String> torn = new LinkedHashSet<>();

        /** What aborted transactions wrote: it never counts, whoever has seen it. */
        private final TreeSet<String> phantoms = new TreeSet<>();

        /** The dead letters that policy wrote, by their source's name. */
        private final TreeMap<String, List<LogRecord>> letters = new TreeMap<>();

        private boolean standsStill;

        /**
         * The records that the reference leaves out.
         *
         * @param effectiveOfTorn how many of {@link #tornAndGivenUp} left their effects
         * @param out a bit for each of {@link #partialAndGivenUp} that is left out
         */
        SortedSet<String> without(int effectiveOfTorn, int out) {
            TreeSet<String> left = new TreeSet<>(givenUp);
            left.removeAll(effective);
            left.removeAll(partial);
            tornAndGivenUp().stream().limit(effectiveOfTorn).forEach(left::remove);
            List<String> some = partialAndGivenUp();
            for (int i = 0; i < some.size(); i++) {
                if ((out & 1 << i) != 0) {
                    left.add(some.get(i));
                }
            }
            left.addAll(phantoms);
            return left;
        }

        List<String> partialAndGivenUp() {
            return partial.stream()
                    .filter(each -> givenUp.contains(each) && !effective.contains(each) && !handled.contains(each))
                    .limit(MOST_PARTIAL)
                    .toList();
        }

        List<String> tornAndGivenUp() {
            return torn.stream()
                    .filter(each -> givenUp.contains(each) && !effective.contains(each))
                    .toList();
        }
    }

    private final SortedMap<String, Ledger> ledgers = new TreeMap<>();
    private final Map<RecordId, String> names = new LinkedHashMap<>();
    private final Overtaken overtaken = new Overtaken();
    private final Hands hands = new Hands();
    private final TreeSet<MemberId> acted = new TreeSet<>();

    private GivenUp() {}

    /** What the run gave up; several answers where that is not known, at least one. */
    static List<Exclusions> in(History history) {
        boolean may = history.outline().hasEndings() || history.outline().mayHaveLosses();
        return may ? new GivenUp().collect(history) : NOTHING;
    }

    private List<Exclusions> collect(History history) {
        history.forEach(this::read);
        ledgers.forEach((group, ledger) -> overtaken.unreplaced(group).forEach(record -> leaveOut(ledger, record)));
        int torn = 0;
        int partial = 0;
        for (Ledger each : ledgers.values()) {
            if (each.standsStill) {
                addUnreached(each);
            }
            torn = Math.max(torn, each.tornAndGivenUp().size());
            partial = Math.max(partial, each.partialAndGivenUp().size());
        }
        List<Exclusions> all = new ArrayList<>(torn + 1);
        for (int i = 0; i <= torn; i++) {
            for (int out = 0; out < 1 << partial; out++) {
                all.add(without(i, out));
            }
        }
        return all;
    }

    private Exclusions without(int effectiveOfTorn, int out) {
        TreeMap<String, SortedSet<String>> groups = new TreeMap<>();
        ledgers.forEach((group, ledger) -> groups.put(group, ledger.without(effectiveOfTorn, out)));
        return new Exclusions(groups, letters());
    }

    private SortedMap<String, SortedMap<String, List<LogRecord>>> letters() {
        TreeMap<String, SortedMap<String, List<LogRecord>>> letters = new TreeMap<>();
        ledgers.forEach((group, ledger) -> {
            if (!ledger.letters.isEmpty()) {
                letters.put(group, ledger.letters);
            }
        });
        return letters;
    }

    private void addUnreached(Ledger ledger) {
        for (String record : names.values()) {
            if (!ledger.handled.contains(record)) {
                ledger.givenUp.add(record);
            }
        }
    }

    private void read(Event event) {
        if (event instanceof LogEvent.Appended appended) {
            names.put(appended.record(), Exclusions.nameOf(appended.appended()));
            overtaken.append(appended.appended());
            return;
        }
        if (event instanceof LogEvent log) {
            changed(log);
            return;
        }
        if (event instanceof GroupEvent) {
            known((GroupEvent) event);
        }
        MemberId member = event.member();
        String record = event.record() == null ? null : names.get(event.record());
        if (member == null || record == null) {
            return;
        }
        if (hands.read(event)) {
            acted.remove(member);
        }
        Ledger ledger = ledgers.computeIfAbsent(member.group(), any -> new Ledger());
        if (event instanceof HandlingEvent.Skipped || event instanceof HandlingEvent.Quarantined) {
            ledger.givenUp.add(record);
            if (event instanceof HandlingEvent.Quarantined quarantined) {
                ledger.letters.computeIfAbsent(record, any -> new ArrayList<>()).add(quarantined.copy());
            }
        } else if (event instanceof HandlingEvent.Blocked || event instanceof HandlingEvent.Stopped) {
            ledger.standsStill = true;
        } else if (event instanceof HandlingEvent.Handled done) {
            ledger.handled.add(record);
            overtaken.handle(member.group(), done.record());
            ended(ledger, member, record, true);
        } else if (event instanceof HandlingEvent.Failed failed) {
            ended(ledger, member, record, failed.complete());
        } else if (event instanceof EffectEvent.Applied
                || (event instanceof EffectEvent.StateCommitted commit && commit.changed())) {
            acts(ledger, member, record);
        }
    }

    private void known(GroupEvent event) {
        Ledger ledger = ledgers.computeIfAbsent(event.group(), any -> new Ledger());
        ledger.standsStill |= event instanceof GroupEvent.PositionLost;
    }

    /** What the log lost before a group had finished it, that group never had. */
    private void changed(LogEvent event) {
        if (event instanceof LogEvent.StartMoved moved) {
            names.forEach((id, name) -> {
                if (id.partition().equals(moved.partition()) && id.offset() < moved.to()) {
                    lost(name);
                }
            });
        } else if (event instanceof LogEvent.LeaderChanged changed) {
            for (RecordId each : changed.lost()) {
                String name = names.remove(each);
                if (name != null) {
                    lost(name);
                }
            }
        } else if (event instanceof LogEvent.Compacted compacted) {
            overtaken.remove(compacted.removed());
        } else if (event instanceof LogEvent.TransactionAborted aborted) {
            for (RecordId each : aborted.records()) {
                ledgers.values().forEach(ledger -> ledger.phantoms.add(names.getOrDefault(each, each.toString())));
            }
        }
    }

    /** Of a record that was begun, had an effect and was never finished, nobody can say how much of it took hold. */
    private void lost(String name) {
        for (Ledger each : ledgers.values()) {
            if (!each.handled.contains(name)) {
                leaveOut(each, name);
            }
        }
    }

    private static void leaveOut(Ledger ledger, String name) {
        ledger.givenUp.add(name);
        if (ledger.effective.remove(name) | ledger.partial.remove(name)) {
            ledger.torn.add(name);
        }
    }

    private void acts(Ledger ledger, MemberId member, String record) {
        acted.add(member);
        List<RecordId> inHand = hands.of(member);
        if (inHand.size() > 1) {
            inHand.forEach(each -> ledger.torn.add(names.getOrDefault(each, each.toString())));
        } else {
            ledger.partial.add(record);
        }
    }

    private void ended(Ledger ledger, MemberId member, String record, boolean complete) {
        if (complete && acted.contains(member)) {
            ledger.effective.add(record);
        }
    }
}
