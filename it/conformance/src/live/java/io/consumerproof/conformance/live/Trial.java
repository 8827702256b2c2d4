package io.consumerproof.conformance.live;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Difference;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.Replayers;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.conformance.live.program.Kind;
import io.consumerproof.conformance.live.record.Recorder;
import java.util.List;

/** Takes one program of one kind to the broker and then to the model. */
final class Trial {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Kind kind;
    private final Recorder recorder;

    Trial(Kind kind, Recorder recorder) {
        this.kind = kind;
        this.recorder = recorder;
    }

    /** What the broker did, and what the model did otherwise. */
    Outcome of(ObjectNode program) throws Exception {
        // As if read from a file: numbers and texts are then of the same classes as those of the vectors.
        ObjectNode recorded =
                (ObjectNode) MAPPER.readTree(recorder.record(program).toString());
        return new Outcome(recorded, differences(recorded));
    }

    List<Difference> differences(ObjectNode recorded) {
        ObjectNode root = kind.file();
        root.putArray("cases").add(recorded);
        VectorFile file = new VectorFile(kind.name(), root);
        Replayer replayer = Replayers.of(file)
                .orElseThrow(() -> new IllegalStateException("no replayer claims cases of kind '" + kind.name() + "'"));
        Comparison comparison = new Comparison();
        try {
            replayer.replay(file, recorded, comparison);
        } catch (RuntimeException broken) {
            return List.of(new Difference("the replay", "a whole case", broken + at(broken)));
        }
        return comparison.differences();
    }

    private static String at(RuntimeException broken) {
        StackTraceElement[] trace = broken.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }

    /**
     * A program that both have run.
     *
     * @param recorded the program with the broker's results
     * @param differences the model's; empty if it did the same
     */
    record Outcome(ObjectNode recorded, List<Difference> differences) {

        boolean differs() {
            return !differences.isEmpty();
        }
    }
}
