package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices.Pick;
import java.util.LinkedHashSet;
import java.util.Set;

/** Says of a told run what neither its events nor the head of its story show. */
final class Notes {

    private Notes() {}

    /** {@code needs only 1 of the 2 members of notifier; a poll of member-1 returns one record, not all there is}; may be empty. */
    static String of(RunResult run) {
        Set<String> notes = new LinkedHashSet<>();
        notes.add(LeftOut.sentence(run));
        for (Pick each : run.trace().picks()) {
            notes.add(each.point().unseen(each.option()));
        }
        notes.remove("");
        return String.join("; ", notes);
    }
}
