package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.Comparator;
import java.util.TreeSet;

/** The form of a list of callbacks in which its timing does not show. */
final class Canonical {

    private static final Comparator<JsonNode> BY_PARTITION =
            Comparator.<JsonNode>comparingInt(JsonNode::asInt).thenComparing(each -> each.asText());

    private Canonical() {}

    static ArrayNode of(JsonNode calls) {
        ArrayNode canonical = Outcomes.array();
        for (JsonNode each : calls) {
            if (isAssigned(each) && each.get(1).isEmpty()) {
                continue;
            }
            JsonNode last = canonical.isEmpty() ? Outcomes.nothing() : canonical.get(canonical.size() - 1);
            if (isAssigned(each) && isAssigned(last)) {
                canonical.set(canonical.size() - 1, merged(last, each));
            } else {
                canonical.add(each);
            }
        }
        return canonical;
    }

    private static boolean isAssigned(JsonNode call) {
        return call.path(0).asText().equals("assigned");
    }

    private static ArrayNode merged(JsonNode one, JsonNode next) {
        TreeSet<JsonNode> partitions = new TreeSet<>(BY_PARTITION);
        one.get(1).forEach(partitions::add);
        next.get(1).forEach(partitions::add);
        ArrayNode both = Outcomes.array();
        partitions.forEach(both::add);
        ArrayNode call = Outcomes.array().add("assigned").add(both);
        JsonNode outcome = next.has(2) ? next.get(2) : one.path(2);
        return outcome.isMissingNode() ? call : call.add(outcome);
    }
}
