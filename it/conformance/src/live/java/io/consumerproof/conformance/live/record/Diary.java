package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What happened to one member in one step: callbacks, delivered records, exceptions out of polls. */
final class Diary {

    private final List<Entry> callbacks = new ArrayList<>();
    private final SortedMap<Integer, List<Long>> delivered = new TreeMap<>();
    private final List<String> pollThrew = new ArrayList<>();

    private int events;
    private boolean assigned;

    /** One callback: {@code outcome} is that of a commit inside it. */
    private record Entry(
            String kind,
            SortedSet<Integer> partitions,
            @Nullable String outcome) {

        JsonNode node() {
            ArrayNode node = JsonNodeFactory.instance.arrayNode().add(kind);
            partitions.forEach(node.addArray()::add);
            return outcome == null ? node : node.add(outcome);
        }

        boolean mergesWith(Entry next) {
            return kind.equals("assigned") && next.kind.equals("assigned") && outcome == null && next.outcome == null;
        }
    }

    /** Forgets the step before, and nothing of what settle needs. */
    void turnPage() {
        callbacks.clear();
        delivered.clear();
        pollThrew.clear();
    }

    void callback(String kind, SortedSet<Integer> partitions, @Nullable String outcome) {
        callbacks.add(new Entry(kind, partitions, outcome));
        assigned = kind.equals("assigned") || (assigned && !kind.equals("lost"));
        events++;
    }

    void delivered(String topic, int partition, long offset) {
        delivered.computeIfAbsent(partition, any -> new ArrayList<>()).add(offset);
        events++;
    }

    void pollThrew(Throwable thrown) {
        pollThrew.add(Threw.name(thrown));
        events++;
    }

    /** Whether it has had an assignment, perhaps an empty one, since it was opened or lost what it had. */
    boolean hasBeenAssigned() {
        return assigned;
    }

    /** Grows with everything that happens. */
    int events() {
        return events;
    }

    /** Adds what happened to the step's fields. */
    void write(String member, ObjectNode step) {
        if (!callbacks.isEmpty()) {
            ArrayNode node = step.withObjectProperty("callbacks").putArray(member);
            canonical().forEach(each -> node.add(each.node()));
        }
        if (!delivered.isEmpty()) {
            ObjectNode node = step.withObjectProperty("delivered").putObject(member);
            delivered.forEach((partition, offsets) -> {
                ArrayNode array = node.putArray(String.valueOf(partition));
                offsets.forEach(array::add);
            });
        }
        if (!pollThrew.isEmpty()) {
            pollThrew.forEach(step.withObjectProperty("pollThrew").putArray(member)::add);
        }
    }

    /** Without assignments of nothing, and with neighbouring assignments in one: their number depends on timing. */
    private List<Entry> canonical() {
        List<Entry> canonical = new ArrayList<>();
        for (Entry each : callbacks) {
            if (each.kind.equals("assigned") && each.partitions.isEmpty() && each.outcome == null) {
                continue;
            }
            int last = canonical.size() - 1;
            if (last >= 0 && canonical.get(last).mergesWith(each)) {
                SortedSet<Integer> both = new TreeSet<>(canonical.get(last).partitions);
                both.addAll(each.partitions);
                canonical.set(last, new Entry(each.kind, both, null));
            } else {
                canonical.add(each);
            }
        }
        return canonical;
    }
}
