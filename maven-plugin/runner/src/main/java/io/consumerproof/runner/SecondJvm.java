package io.consumerproof.runner;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;

/** What is found when a second JVM makes another history of the same schedule. */
final class SecondJvm {

    private static final String WHY =
            "something besides the log decides what the consumer does: the clock, random numbers,"
                    + " statics that outlive a run, identity hash codes, or the order of an unordered collection.";

    private static final String CURE = "take time, randomness and ids from the constructor's Clock, RandomGenerator and"
            + " Supplier<UUID>, keep state in fields, and iterate sorted or insertion-ordered collections.";

    private SecondJvm() {}

    /**
     * The exploration with the difference as its finding.
     *
     * @param history the run here
     * @param command {@code token}; {@code event}, the number of the first differing event, from 0; {@code ours} and
     *     {@code theirs}, that event in each JVM
     */
    static Exploration differs(Exploration exploration, History history, Message command) {
        int index = Math.min(Integer.parseInt(command.text("event")), history.size() - 1);
        String sentence = "The same schedule gave another history in a second JVM: event " + command.text("event")
                + " is '" + command.text("ours") + "' in one and '" + command.text("theirs") + "' in the other.";
        Event event = history.at(index);
        RecordId about = event.record();
        Violation violation = new Violation(
                "deterministic", sentence, WHY, CURE, about == null ? List.of() : List.of(about), List.of(index));
        Finding before = exploration.finding();
        Finding finding = new Finding(
                Finding.Kind.NONDETERMINISM,
                violation,
                List.of(),
                history,
                before == null ? RunPlan.REFERENCE : before.plan(),
                command.text("token"),
                before == null ? 1 : before.run(),
                before == null ? 0 : before.faults(),
                before == null ? 0 : before.records(),
                false,
                null);
        return new Exploration(
                exploration.name(), exploration.verdicts(), finding, exploration.statement(), exploration.problems());
    }

    /**
     * The exploration with the remaining question as its problem: a second JVM made no run at all.
     *
     * @param answer what it said instead
     */
    static Exploration silent(Exploration exploration, String answer) {
        List<String> problems = new ArrayList<>(exploration.problems());
        problems.add("undecided: a second JVM cannot repeat its runs: " + answer
                + "; let two JVMs read the contract at once, each with a world of its own");
        return new Exploration(
                exploration.name(), exploration.verdicts(), exploration.finding(), exploration.statement(), problems);
    }
}
