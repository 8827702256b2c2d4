package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.history.LogRecord;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What members saw during one step, by their names, in the form in which it is recorded. */
public final class Seen {

    private final Map<String, ArrayNode> callbacks = new TreeMap<>();
    private final Map<String, ObjectNode> delivered = new TreeMap<>();
    private final Map<String, ArrayNode> threw = new TreeMap<>();
    private final Map<String, ArrayNode> threwInPolls = new TreeMap<>();
    private final ArrayNode outOfRange = Outcomes.array();
    private final Map<String, JsonNode> state = new TreeMap<>();

    /** A callback has begun; the entry can still be added to. */
    public ArrayNode callback(String member, String kind, JsonNode partitions) {
        ArrayNode entry = Outcomes.array().add(kind).add(partitions);
        callbacks.computeIfAbsent(member, name -> Outcomes.array()).add(entry);
        return entry;
    }

    /** Whether {@code member} was called back in this step. */
    public boolean wasCalledBack(String member) {
        return callbacks.containsKey(member);
    }

    public void delivered(String member, List<LogRecord> records, String topic) {
        for (LogRecord each : records) {
            delivered
                    .computeIfAbsent(member, name -> Outcomes.object())
                    .withArray("/"
                            + Outcomes.key(each.partition(), topic)
                                    .replace("~", "~0")
                                    .replace("/", "~1"))
                    .add(each.offset());
        }
    }

    /** An exception came out of a poll; {@code own} if that poll is an entry of the list itself. */
    public void pollThrew(String member, String exception, boolean own) {
        if (!own) {
            threw.computeIfAbsent(member, name -> Outcomes.array()).add(exception);
        }
        threwInPolls.computeIfAbsent(member, name -> Outcomes.array()).add(exception);
    }

    /** A position that a poll complained of. */
    public void outOfRange(long position) {
        outOfRange.add(position);
    }

    public ArrayNode outOfRange() {
        return outOfRange;
    }

    /** The state as {@code field} was last observed. */
    public void observed(String field, JsonNode value) {
        state.put(field, value);
    }

    /** All callbacks in canonical form: assigned ones with nothing dropped, neighbouring assigned ones merged. */
    public Map<String, JsonNode> callbacks() {
        Map<String, JsonNode> canonical = new TreeMap<>();
        callbacks.forEach((member, calls) -> {
            JsonNode its = Canonical.of(calls);
            if (!its.isEmpty()) {
                canonical.put(member, its);
            }
        });
        return canonical;
    }

    public Map<String, JsonNode> delivered() {
        return new TreeMap<>(delivered);
    }

    /** Exceptions out of the polls of rounds. */
    public Map<String, JsonNode> pollThrew() {
        return new TreeMap<>(threw);
    }

    /** Exceptions out of all polls. */
    public Map<String, JsonNode> everyPollThrew() {
        return new TreeMap<>(threwInPolls);
    }

    /** Observed fields by name; those that no observe named are missing. */
    public Map<String, JsonNode> state() {
        return state;
    }
}
