package io.consumerproof.group;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The orders in which a hash table may hand out the members of a classic group, as far as nothing that was seen has told yet. What
 * hangs on the order is a race among the outcomes that differ; each outcome leaves only those orders that lead to it.
 *
 * @source Kafka 4.3, GroupMetadataManager: a member's id ends in a random UUID, so that its hash code is random for the life of
 *     the member; java.util.HashMap, OpenJDK: up to twelve keys have one table, in which they keep their order
 */
public final class IdOrder {

    /** Larger groups have too many orders to go through: any member may be the first then, the others as they came. */
    private static final int MOST = 5;

    private final Race race;
    /** The usual one first; not empty. */
    private List<List<String>> possible = List.of(List.of());

    /** Nobody is there yet. */
    IdOrder(Race race) {
        this.race = race;
    }

    /** What comes of an order. */
    @FunctionalInterface
    interface Outcome<T> {

        /** @param inOrder the ids of all members, each once */
        T of(List<String> inOrder);
    }

    /**
     * What comes of the members' order. The usual one is that in which they came.
     *
     * @param which what races here
     * @param present the ids of all members in the order in which they came
     */
    <T> T outcome(Races which, List<String> present, Outcome<T> outcome) {
        if (present.size() < 2 || race.equals(Race.USUAL)) {
            return outcome.of(present);
        }
        if (present.size() > MOST) {
            possible = withEachFirst(present);
        } else {
            comeAndGo(present);
        }
        List<T> outcomes = new ArrayList<>(present.size());
        List<List<List<String>>> leadingTo = new ArrayList<>(present.size());
        for (List<String> each : possible) {
            T its = outcome.of(each);
            int known = outcomes.indexOf(its);
            if (known < 0) {
                known = outcomes.size();
                outcomes.add(its);
                leadingTo.add(new ArrayList<>(possible.size()));
            }
            leadingTo.get(known).add(each);
        }
        int chosen = outcomes.size() == 1 ? 0 : race.choose(which, outcomes.size());
        possible = leadingTo.get(chosen);
        return outcomes.get(chosen);
    }

    /** Whoever has gone is in no order any more; whoever has come may stand anywhere. */
    private void comeAndGo(List<String> present) {
        List<String> known = possible.get(0);
        if (known.isEmpty() && present.size() == 2) {
            possible = List.of(present, List.of(present.get(1), present.get(0)));
            return;
        }
        List<List<String>> orders = present.containsAll(known) ? possible : without(present);
        for (String id : present) {
            if (!known.contains(id)) {
                orders = withEverywhere(orders, id);
            }
        }
        possible = orders;
    }

    /** What is left of the orders, each once, without those that are not {@code present}. */
    private List<List<String>> without(List<String> present) {
        LinkedHashSet<List<String>> orders = new LinkedHashSet<>();
        for (List<String> each : possible) {
            List<String> left = new ArrayList<>(each);
            left.retainAll(present);
            orders.add(left);
        }
        return new ArrayList<>(orders);
    }

    private static List<List<String>> withEachFirst(List<String> present) {
        List<List<String>> orders = new ArrayList<>();
        for (String first : present) {
            List<String> order = new ArrayList<>(present);
            order.remove(first);
            order.add(0, first);
            orders.add(order);
        }
        return orders;
    }

    private static List<List<String>> withEverywhere(List<List<String>> orders, String id) {
        List<List<String>> grown =
                new ArrayList<>(orders.size() * (orders.get(0).size() + 1));
        for (List<String> each : orders) {
            for (int place = each.size(); place >= 0; place--) {
                List<String> order = new ArrayList<>(each.size() + 1);
                order.addAll(each);
                order.add(place, id);
                grown.add(order);
            }
        }
        return grown;
    }
}
