package io.consumerproof.group;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which assignor a classic group takes: among those that every member supports, the one most members prefer.
 *
 * @source ClassicGroup.selectProtocol, Kafka 4.3; ties go to whoever comes first in its hash table
 */
final class AssignorVote {

    private AssignorVote() {}

    /** The chosen assignor's name; there is one that all support, since nobody else is let in. */
    static String of(List<ClassicMember> members) {
        ClassicMember first = members.get(0);
        if (members.size() == 1 || first.offers.size() == 1) {
            return firstCommon(first, members);
        }
        Map<String, Integer> votes = new LinkedHashMap<>();
        members.forEach(each -> votes.merge(firstCommon(each, members), 1, Integer::sum));
        String chosen = "";
        int most = 0;
        for (String each : HashOrder.grown(new ArrayList<>(votes.keySet()), String::hashCode)) {
            int count = votes.getOrDefault(each, 0);
            if (count > most) {
                chosen = each;
                most = count;
            }
        }
        return chosen;
    }

    /** Whether every member supports one of {@code offers}, the same for all. */
    static boolean isPossible(List<Offer> offers, List<ClassicMember> others) {
        for (int i = 0; i < offers.size(); i++) {
            if (allSupport(offers.get(i).assignor(), others)) {
                return true;
            }
        }
        return false;
    }

    private static String firstCommon(ClassicMember voter, List<ClassicMember> members) {
        for (Offer each : voter.offers) {
            if (allSupport(each.assignor(), members)) {
                return each.assignor();
            }
        }
        throw new IllegalStateException("no assignor that all members support");
    }

    private static boolean allSupport(String assignor, List<ClassicMember> members) {
        for (ClassicMember each : members) {
            if (!each.supports(assignor)) {
                return false;
            }
        }
        return true;
    }
}
