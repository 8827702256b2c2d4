package io.consumerproof.conformance.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.conformance.live.Trial.Outcome;
import io.consumerproof.conformance.live.program.Kind;
import io.consumerproof.conformance.live.program.Kinds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A recording that is not what the model does is noticed, and made shorter; the broker is played by a few lines. */
class ShrinkingTest {

    private final Kind kind = Kinds.all().stream()
            .filter(each -> each.name().equals("log: transactions"))
            .findFirst()
            .orElseThrow();

    private static ObjectNode program(String... values) {
        ObjectNode program = JsonNodeFactory.instance.objectNode();
        program.put("name", "chosen").put("partitions", 1).putObject("config");
        ArrayNode ops = program.putArray("ops");
        for (String each : values) {
            ops.addObject()
                    .put("op", "send")
                    .put("partition", 0)
                    .put("key", "k")
                    .put("value", each)
                    .put("ts", 0);
        }
        return program;
    }

    /** Gives offsets as a broker does, but to a "bad" record one that is 100 too high if an "odd" one came before. */
    private static ObjectNode recorded(ObjectNode program) {
        ObjectNode recorded = program.deepCopy();
        boolean odd = false;
        int offset = 0;
        for (JsonNode op : recorded.get("ops")) {
            String value = op.get("value").asText();
            odd |= value.equals("odd");
            ((ObjectNode) op).put("offset", odd && value.equals("bad") ? offset + 100 : offset);
            offset++;
        }
        return recorded;
    }

    private static List<String> values(Outcome outcome) {
        List<String> values = new ArrayList<>();
        outcome.recorded().get("ops").forEach(op -> values.add(op.get("value").asText()));
        return values;
    }

    @Test
    void whatTheModelDoesTooIsNoDifference() throws Exception {
        assertThat(new Trial(kind, ShrinkingTest::recorded)
                        .of(program("a", "bad", "odd"))
                        .differs())
                .isFalse();
    }

    @Test
    void whatItDoesNotIsFoundAndLeftWithItsCause() throws Exception {
        Trial trial = new Trial(kind, ShrinkingTest::recorded);

        Outcome differing = trial.of(program("a", "b", "odd", "c", "d", "bad", "e", "f"));
        Outcome shrunk = new Shrinking(trial, kind.parts()).shrunk(differing);

        assertThat(differing.differences()).singleElement().asString().contains("op 5 'send'", "105", "5");
        assertThat(values(shrunk)).containsExactly("a", "odd", "bad");
    }
}
