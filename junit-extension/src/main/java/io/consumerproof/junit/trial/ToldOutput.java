package io.consumerproof.junit.trial;

import io.consumerproof.history.History;
import io.consumerproof.scenario.Program;
import java.util.ArrayList;
import java.util.List;

/** Finds what user code printed in the one run that is told, among the runs that were made to tell it. */
final class ToldOutput {

    private final Transcript transcript;
    private final List<Run> runs = new ArrayList<>();

    /** One run and what was printed in it. */
    private record Run(History history, String printed) {}

    ToldOutput(Transcript transcript) {
        this.transcript = transcript;
        transcript.keep();
    }

    /** {@code program}, listened to. */
    Program listening(Program program) {
        return stage -> {
            transcript.take();
            try {
                program.perform(stage);
            } finally {
                runs.add(new Run(stage.history(), transcript.take()));
            }
        };
    }

    /** What the run with this history printed; empty if there is no such run. */
    String of(History told) {
        String text = told.text();
        return runs.stream()
                .filter(run -> run.history.size() > 0 && text.startsWith(run.history.text()))
                .reduce((one, other) -> other.history.size() > one.history.size() ? other : one)
                .map(Run::printed)
                .orElse("");
    }
}
