package io.consumerproof.check;

import io.consumerproof.history.RecordId;
import java.util.List;

/**
 * A broken promise in one history.
 *
 * @param check the check's name
 * @param sentence subject, verb, reason, with its full stop; stands alone
 * @param why what in the consumer makes this possible, with its full stop
 * @param cure what to do, with its full stop
 * @param records the records it is about, sorted and distinct; may be empty
 * @param marks positions in the history of the events that show it, ascending: the story marks them with an arrow
 */
public record Violation(
        String check, String sentence, String why, String cure, List<RecordId> records, List<Integer> marks) {

    public Violation {
        records = records.stream().sorted().distinct().toList();
        marks = marks.stream().sorted().distinct().toList();
    }
}
