package io.consumerproof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Vectors of another folder are played too, and what the model does not do is told by case and step. */
class AlteredVectorsTest {

    @TempDir
    Path folder;

    /** Where something was recorded, and how it is altered. */
    @FunctionalInterface
    private interface Alteration {
        void of(ObjectNode step);
    }

    /** What is found in a copy of {@code file} in which one step of the last case that has {@code field} in one is altered. */
    private List<String> findings(String file, String parts, String field, Alteration alteration) throws IOException {
        JsonNode root = VectorFile.named(file).get(0).root().deepCopy();
        List<ObjectNode> steps = new ArrayList<>();
        root.get("cases").forEach(each -> each.get(parts).forEach(step -> {
            if (step.has(field)) {
                ((ObjectNode) each).put("name", "altered");
                steps.clear();
                steps.add((ObjectNode) step);
            }
        }));
        alteration.of(steps.get(0));
        Files.writeString(folder.resolve(file), root.toString());
        VectorFile altered = VectorFile.in(folder, "").get(0);
        return FileReplay.of(altered, Replayers.of(altered).orElseThrow()).findings();
    }

    @Test
    void anOffsetThatWasNotObservedIsTold() throws IOException {
        assertThat(findings("log-list-offsets.json", "ops", "latest", op -> op.put("latest", 77)))
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each).contains("case 'altered'", "op ", "listOffsets", "77"));
    }

    @Test
    void anAssignmentThatWasNotObservedIsTold() throws IOException {
        assertThat(findings("group-eager.json", "steps", "assignment", step -> ((ObjectNode) step.get("assignment"))
                        .putArray("Z")
                        .add(5)))
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each).contains("case 'altered'", "step ", "assignment", "Z=[5]"));
    }

    @Test
    void anExceptionThatWasNotThrownIsTold() throws IOException {
        assertThat(findings("producer-transactions.json", "steps", "do", step -> ((ObjectNode)
                                step.get("do").get(0))
                        .putObject("result")
                        .put("threw", "OddException")))
                .isNotEmpty()
                .anySatisfy(each -> assertThat(each).contains("case 'altered'", "step ", "call 1", "OddException"));
    }

    @Test
    void anOperationThatNobodyKnowsIsToldByName() throws IOException {
        assertThat(findings("log-transactions.json", "ops", "op", op -> op.put("op", "fly")))
                .singleElement()
                .asString()
                .contains("case 'altered'", "'fly'", "txnSend");
    }

    @Test
    void aCallThatNobodyKnowsIsToldByName() throws IOException {
        assertThat(findings("group-eager.json", "steps", "do", step -> ((ArrayNode) step.get("do"))
                        .addObject()
                        .put("call", "fly")))
                .singleElement()
                .asString()
                .contains("case 'altered'", "'fly'", "commitSync");
    }
}
