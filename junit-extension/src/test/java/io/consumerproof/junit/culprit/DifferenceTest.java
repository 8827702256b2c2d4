package io.consumerproof.junit.culprit;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.RunEvent;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class DifferenceTest {

    private static final Comparisons TWICE = Comparisons.of(Comparison.DIFFERENT);

    private static Event captured(String... rows) {
        TreeMap<String, List<String>> tables = new TreeMap<>();
        tables.put("lines", List.of("id=\"a, b\""));
        tables.put("none", List.of());
        tables.put("stamped", List.of(rows));
        return new RunEvent.StateCaptured(7, RunEvent.Moment.END, new DurableState(tables));
    }

    private static Difference between(Event ours, Event theirs) {
        return Difference.between(History.over(List.of(ours)), History.over(List.of(theirs)))
                .orElseThrow();
    }

    @Test
    void a_state_is_told_by_the_rows_that_differ() {
        Difference difference =
                between(captured("id=\"e1\", at=1", "id=\"e2\", at=2"), captured("id=\"e1\", at=1", "id=\"e2\", at=3"));

        assertThat(difference.sentence(TWICE))
                .isEqualTo(
                        "Two runs of one schedule differ: at event 1 table 'stamped' holds 'id=\"e2\", at=2' in one and"
                                + " 'id=\"e2\", at=3' in the other.");
        assertThat(difference.cure()).contains("'world.database.ignore: [stamped.at]'");
    }

    @Test
    void equal_states_do_not_differ() {
        assertThat(Difference.between(History.over(List.of(captured("n=1"))), History.over(List.of(captured("n=1")))))
                .isEmpty();
    }

    @Test
    void another_event_is_told_in_its_words() {
        Difference difference = between(captured("n=1"), new RunEvent.Drained(7));

        assertThat(difference.sentence(TWICE)).contains("event 1 is '", "keeps its state", "is drained");
        assertThat(difference.cure()).isEmpty();
    }

    @Test
    void a_line_holds_all_of_a_state() {
        RunEvent.StateCaptured captured = (RunEvent.StateCaptured) captured("n=1", "n=2");

        assertThat(StateLine.read(Difference.line(captured))).contains(captured.state());
        assertThat(StateLine.read(Difference.line(new RunEvent.Drained(7)))).isEmpty();
    }
}
