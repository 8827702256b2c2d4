package io.consumerproof.conformance;

import io.consumerproof.group.Race;
import io.consumerproof.group.Races;
import java.util.ArrayList;
import java.util.List;

/** Goes through all outcomes of all races, the last race that was asked for first. */
final class RaceOdometer implements Race {

    private final List<Integer> picks = new ArrayList<>();
    private final List<Integer> outcomes = new ArrayList<>();
    private int asked;

    @Override
    public int choose(Races race, int among) {
        if (asked == picks.size()) {
            picks.add(0);
            outcomes.add(among);
        }
        int pick = picks.get(asked);
        asked++;
        return pick;
    }

    /** The next play is another one; false if there is none. */
    boolean advance() {
        asked = 0;
        int last = picks.size() - 1;
        while (last >= 0 && picks.get(last) + 1 >= outcomes.get(last)) {
            picks.remove(last);
            outcomes.remove(last);
            last--;
        }
        if (last < 0) {
            return false;
        }
        picks.set(last, picks.get(last) + 1);
        return true;
    }
}
