package io.consumerproof.report;

import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.Collection;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Standings in words. */
final class StandingWords {

    private static final int SPELLED = 4;

    private StandingWords() {}

    /** {@code owns payments-0, generation 1, position 1, committed 0}, or whose it is instead. */
    static String ownership(List<Standing> standings, MemberId member) {
        StringJoiner text = new StringJoiner("; ");
        for (Standing standing : standings) {
            text.add(ownership(standing, member));
        }
        return text.toString();
    }

    private static String ownership(Standing standing, MemberId member) {
        String head;
        if (standing.isOwnedBy(member)) {
            head = "owns " + standing.partition();
        } else if (standing.owner() == null) {
            head = "zombie: nobody owns " + standing.partition();
        } else {
            head = "zombie: " + standing.owner() + " owns " + standing.partition();
        }
        return head + ", generation " + standing.generation() + ", position " + standing.position() + ", "
                + standing.spellCommitted()
                + (standing.inFlight().size() > 1 ? ", " + standing.inFlight().size() + " in flight" : "");
    }

    /** {@code zombie: member-2 owns payments-0, generation 2}; empty while {@code member} is the owner. */
    static String zombie(List<Standing> standings, MemberId member) {
        StringJoiner text = new StringJoiner("; ");
        for (Standing standing : standings) {
            if (!standing.isOwnedBy(member)) {
                String owner =
                        standing.owner() == null ? "nobody" : standing.owner().toString();
                text.add(
                        "zombie: " + owner + " owns " + standing.partition() + ", generation " + standing.generation());
            }
        }
        return text.toString();
    }

    /** {@code committed 0, nothing in flight}; with the partition where there are several. */
    static String progress(List<Standing> standings) {
        StringJoiner text = new StringJoiner("; ");
        for (Standing standing : standings) {
            String partition = standings.size() > 1 ? standing.partition() + " " : "";
            int inFlight = standing.inFlight().size();
            text.add(partition + standing.spellCommitted() + ", " + (inFlight == 0 ? "nothing" : inFlight)
                    + " in flight");
        }
        return text.toString();
    }

    /** {@code restart position 3}, {@code restart at orders-0@3, orders-1@2} for several. */
    static String restart(List<Standing> standings) {
        if (standings.size() == 1) {
            return "restart position " + standings.get(0).restart();
        }
        StringJoiner text = new StringJoiner(", ");
        for (Standing standing : standings) {
            text.add(new RecordId(standing.partition(), standing.restart()).toString());
        }
        return standings.isEmpty() ? "held nothing" : "restart at " + text;
    }

    /** {@code committed 0: payments-0@0 will be read again}. */
    static String fate(Standing standing, RecordId record) {
        boolean again = record.offset() >= standing.restart();
        return standing.spellCommitted() + ": " + record + (again ? " will be read again" : " will not be read again");
    }

    /** The first few of {@code items}, separated by commas, and how many more there are. */
    static String list(Collection<?> items) {
        String first = items.stream().limit(SPELLED).map(Object::toString).collect(Collectors.joining(", "));
        int more = items.size() - SPELLED;
        return more > 0 ? first + " and " + more + " more" : first;
    }
}
