package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.junit.culprit.Comparison;
import io.consumerproof.junit.culprit.Comparisons;
import io.consumerproof.junit.culprit.Difference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What other JVMs made of a schedule, as a goal tells it. */
public final class SecondJvm {

    private static final String IN_ONE_JVM = "in-one-jvm";
    private static final String STARTED_ALIKE = "started-alike";
    private static final String OTHER_ORDER = "other-order";
    private static final String OTHER_HASHES = "other-hashes";

    private SecondJvm() {}

    /**
     * {@code tell}, with what was compared.
     *
     * @param first where two runs differ; null where no difference was seen
     */
    public static Message tell(Message tell, String token, @Nullable Difference first, Comparisons compared) {
        Message told = tell.with("token", token)
                .with(IN_ONE_JVM, compared.inOneJvm().name())
                .with(STARTED_ALIKE, compared.startedAlike().name())
                .with(OTHER_ORDER, compared.otherOrder().name())
                .with(OTHER_HASHES, compared.otherHashes().name());
        return first == null
                ? told
                : told.with("event", Integer.toString(first.event()))
                        .with("ours", first.ours())
                        .with("theirs", first.theirs())
                        .with("state", first.state())
                        .with("cure", first.cure());
    }

    /** Where two runs differ, as {@code tell} says; null where it says nothing of it. */
    static @Nullable Difference difference(Message tell) {
        return tell.fields().containsKey("event")
                ? new Difference(
                        Integer.parseInt(tell.text("event")),
                        tell.text("ours"),
                        tell.text("theirs"),
                        tell.text("state"),
                        tell.text("cure"))
                : null;
    }

    /** What was compared, as {@code tell} says. */
    static Comparisons comparisons(Message tell) {
        return new Comparisons(
                comparison(tell, IN_ONE_JVM),
                comparison(tell, STARTED_ALIKE),
                comparison(tell, OTHER_ORDER),
                comparison(tell, OTHER_HASHES));
    }

    private static Comparison comparison(Message tell, String field) {
        return Comparison.valueOf(tell.text(field));
    }

    /**
     * The exploration with the remaining question as its problem: a second JVM made no run at all.
     *
     * @param answer what it said instead
     */
    static Exploration silent(Exploration exploration, String answer) {
        List<String> problems = new ArrayList<>(exploration.problems());
        problems.add(Exploration.cutShort("a second JVM cannot repeat its runs: " + answer
                + "; let two JVMs read the contract at once, each with a world of its own"));
        return exploration.problems(problems);
    }
}
