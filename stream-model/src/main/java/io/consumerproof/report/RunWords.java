package io.consumerproof.report;

import io.consumerproof.history.RunEvent;
import java.util.List;

/** The words of what happened to the run. */
final class RunWords {

    private RunWords() {}

    static Words of(RunEvent.Drained event) {
        return new Words("run", "is drained", "nothing is left to do");
    }

    static Words of(RunEvent.Restarted event) {
        return new Words("run", "restarts", "traffic has stopped; every member closes and starts again");
    }

    static Words of(RunEvent.RaceTurned event) {
        return new Words("a race", "goes the other way", event.outcome());
    }

    static Words of(RunEvent.StateCaptured event) {
        List<String> tables = event.state().tables().entrySet().stream()
                .map(table ->
                        table.getKey() + " " + PlainText.count(table.getValue().size(), "row"))
                .toList();
        String when = event.moment() == RunEvent.Moment.END ? "at the end" : "before a replay";
        return new Words(
                "run", "keeps its state " + when, tables.isEmpty() ? "no durable state" : StandingWords.list(tables));
    }
}
