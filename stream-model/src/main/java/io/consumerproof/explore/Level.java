package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How many faults a run has, and how many switches: choices other than the dullest that are no fault.
 *
 * @param faults from 0
 * @param switches from 0
 */
record Level(int faults, int switches) {

    /** The levels of a search without switches: one fault, two, up to {@code most}. */
    static List<Level> ofFaults(int most) {
        List<Level> levels = new ArrayList<>();
        for (int faults = 1; faults <= most; faults++) {
            levels.add(new Level(faults, 0));
        }
        return levels;
    }

    /** The levels of as many deviations as {@code most} faults, one of them a switch: the switch alone, with one fault, and so on. */
    static List<Level> ofOneSwitch(int most) {
        List<Level> levels = new ArrayList<>();
        for (int faults = 0; faults < Math.max(1, most); faults++) {
            levels.add(new Level(faults, 1));
        }
        return levels;
    }

    /** What is left when {@code point} takes another option than the dullest; null if that is not of this level. */
    @Nullable
    Level without(ChoicePoint point) {
        if (point.isFault()) {
            return faults == 0 ? null : new Level(faults - 1, switches);
        }
        return switches == 0 || point.shapesLog() ? null : new Level(faults, switches - 1);
    }

    boolean isEmpty() {
        return faults == 0 && switches == 0;
    }
}
