package io.consumerproof.maven;

import io.consumerproof.junit.culprit.Comparison;
import io.consumerproof.junit.culprit.Comparisons;
import io.consumerproof.junit.culprit.Difference;
import io.consumerproof.maven.Forks.Role;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.SecondJvm;
import io.consumerproof.runner.Word;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes one run again in fresh JVMs that differ in one thing at a time, until it shows what decides. Each of them costs a start: this
 * is done once two histories of the run are known, and no sooner.
 */
final class Inquiry {

    static final Comparisons NOTHING_COMPARED = Comparisons.of(Comparison.NOT_MADE);

    private final Forks forks;
    private final Message run;
    private @Nullable Difference first;
    private Comparisons compared = NOTHING_COMPARED;

    /** About {@code run}, in JVMs that {@code forks} starts. */
    Inquiry(Forks forks, Message run) {
        this.forks = forks;
        this.run = run;
    }

    /** {@code tell}, with what was compared, and the first difference: {@code known}, or what the comparisons showed. */
    Message tell(Message tell, Optional<Difference> known) {
        first = known.orElse(null);
        Comparisons made = compared();
        return SecondJvm.tell(tell, run.text("token"), first, made);
    }

    /** A JVM that does not come up, or makes no run, ends the comparing; what was compared before is told all the same. */
    private Comparisons compared() {
        try (Fork fork = forks.start(Role.ALIKE)) {
            compare(fork);
            return compared;
        } catch (ForkEndedException noMoreToCompare) {
            return compared;
        }
    }

    /** Between the two runs of {@code fork} another JVM is started: a clock that is asked has moved on. */
    private void compare(Fork fork) throws ForkEndedException {
        Path one = made(fork, "alike-first");
        compared = compared.startedAlike(comparison(one, fresh(Role.ALIKE, "alike-other")));
        compared = compared.inOneJvm(comparison(one, made(fork, "alike-again")));
        if (compared.startedAlike() != Comparison.SAME || compared.inOneJvm() != Comparison.SAME) {
            return;
        }
        compared = compared.otherOrder(comparison(one, fresh(Role.OPPOSITE, "opposite")));
        if (compared.otherOrder() == Comparison.SAME) {
            Comparison drawn = comparison(one, fresh(Role.JUDGE, "drawn"));
            boolean same = drawn == Comparison.SAME;
            compared = compared.otherHashes(same ? comparison(one, fresh(Role.WITNESS, "counted")) : drawn);
        }
    }

    private Comparison comparison(Path one, Path other) {
        Optional<Difference> difference = Histories.difference(one, other);
        if (first == null) {
            first = difference.orElse(null);
        }
        return Comparison.of(difference.isEmpty());
    }

    private Path fresh(Role role, String name) throws ForkEndedException {
        try (Fork fork = forks.start(role)) {
            return made(fork, name);
        }
    }

    private Path made(Fork fork, String name) throws ForkEndedException {
        Message answer = fork.ask(run.with("role", name));
        if (answer.word() != Word.RAN) {
            throw new ForkEndedException("made no run: " + answer.text("text"), "", Path.of(""));
        }
        return Path.of(answer.text("history"));
    }
}
