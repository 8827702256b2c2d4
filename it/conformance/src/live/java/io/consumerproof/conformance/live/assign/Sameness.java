package io.consumerproof.conformance.live.assign;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Supplier;

/** Counts inputs and differences of one pair of assignors. */
final class Sameness {

    private static final int TOLD = 3;

    private final String name;
    private final List<String> differences = new ArrayList<>();
    private int inputs;
    private int different;
    private int broken;

    Sameness(String name) {
        this.name = name;
    }

    /** One input: whether both did the same, so that the next rebalance has the same past for both. */
    boolean compare(
            Supplier<SortedMap<String, List<TopicPartition>>> kafka,
            SortedMap<String, List<TopicPartition>> model,
            Supplier<String> input) {
        inputs++;
        SortedMap<String, List<TopicPartition>> theirs;
        try {
            theirs = kafka.get();
        } catch (NullPointerException defect) {
            broken++;
            return false;
        }
        if (theirs.equals(model)) {
            return true;
        }
        different++;
        if (differences.size() < TOLD) {
            differences.add(name + "\n  Kafka: " + theirs + "\n  model: " + model + "\n  input: " + input.get());
        }
        return false;
    }

    int inputs() {
        return inputs;
    }

    int different() {
        return different;
    }

    /** How often Kafka's assignor threw a NullPointerException, which nobody can agree with. */
    int broken() {
        return broken;
    }

    /** The first few differences, told in full. */
    List<String> told() {
        return differences;
    }

    @Override
    public String toString() {
        return name + ": " + inputs + " inputs, " + different + " differences"
                + (broken == 0 ? "" : ", " + broken + " inputs on which Kafka's own assignor fails");
    }
}
