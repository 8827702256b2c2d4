package io.consumerproof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** All cases of one vector file, played one after the other. */
final class FileReplay {

    private final VectorFile file;
    private final List<String> findings = new ArrayList<>();
    private int cases;
    private int steps;

    private FileReplay(VectorFile file) {
        this.file = file;
    }

    static FileReplay of(VectorFile file, Replayer replayer) {
        FileReplay replay = new FileReplay(file);
        file.cases().forEach(each -> replay.play(replayer, each));
        return replay;
    }

    private void play(Replayer replayer, JsonNode each) {
        Comparison comparison = new Comparison();
        String title = "case '" + each.path("name").asText("number " + cases) + "', ";
        try {
            replayer.replay(file, each, comparison);
        } catch (RuntimeException broken) {
            StackTraceElement[] trace = broken.getStackTrace();
            findings.add(title + "cannot be played: " + broken + (trace.length == 0 ? "" : " at " + trace[0]));
        }
        comparison.differences().forEach(difference -> findings.add(title + difference));
        cases++;
        steps += comparison.steps();
    }

    int cases() {
        return cases;
    }

    /** One sentence each; empty if the model did what was observed. */
    List<String> findings() {
        return findings;
    }

    /** {@code partitioner.json: 374 cases replayed}. */
    String sentence() {
        return file.name() + ": " + cases + " cases" + (steps > 0 ? ", " + steps + " steps" : "") + " replayed";
    }
}
